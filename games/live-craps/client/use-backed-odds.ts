import { betsOf } from "../../kit/client/chips-on-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import type { LiveChips } from "../../kit/client/live/use-live-chips.ts";
import { mostOdds } from "../math/craps-bets.ts";

/** Limits the odds bet to a multiple of the pass line bet, as the server does. */
export function useBackedOdds(seat: LiveChips): LiveChips {
  const { t, announce } = useGame();
  const inHand = (spot: string) => betsOf(seat.inHand).find((bet) => bet.spot === spot)?.stake ?? 0;
  return {
    ...seat,
    put(spot) {
      if (spot === "odds" && inHand("odds") + seat.chip > mostOdds * inHand("pass")) {
        announce(t("games-live-craps.oddsHint"));
        return;
      }
      seat.put(spot);
    },
    // Removing the pass line bet removes its odds first, because odds need a pass line bet.
    takeOff: (spot) => seat.takeOff(spot === "pass" && inHand("odds") > 0 ? "odds" : spot),
  };
}
