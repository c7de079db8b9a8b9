import type { Placement } from "../../kit/client/chips-on-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { type Chips, useChips } from "../../kit/client/use-chips.ts";
import { spotOf } from "../math/seats.ts";
import { chipsOfBet, isSideSpot, mainSpotOf } from "./hand-chips.ts";

type HandChipOptions = {
  locked: boolean;
  onTouch: () => void;
  /** The chips of a resumed round, which stay on the table when the round ends; null if no round was resumed. */
  resumed: readonly Placement[] | null;
};

/** Chips on the hands of the table. Side bets have their own maximum and need a main bet on the same hand. */
export function useHandChips({ resumed, ...options }: HandChipOptions): Chips {
  const { session, toMinor, t, announce } = useGame();
  const { max, sideMax, roundMax } = session.limits;
  const [mainMost, sideMost] = [toMinor(max), toMinor(sideMax ?? max)];
  const chips = useChips({
    ...options,
    limits: { total: toMinor(roundMax), on: (spot) => (isSideSpot(spot) ? sideMost : mainMost) },
    chipsOf: (bet) => resumed ?? chipsOfBet(bet),
  });
  const isPlaced = (spot: string) => chips.bets.some((bet) => bet.spot === spot);
  return {
    ...chips,
    put(spot) {
      if (!isSideSpot(spot) || isPlaced(mainSpotOf(spot))) chips.put(spot);
      else announce(t("games-live-blackjack.mainFirst"));
    },
    takeOff(spot) {
      if (isSideSpot(spot)) chips.takeOff(spot);
      else chips.takeOff(spot, ...sidesOf(spot));
    },
  };
}

const sidesOf = (main: string): string[] => {
  const seat = Number(main.split(":")[1]);
  return [spotOf("pairs", seat), spotOf("poker", seat)];
};
