import { useEffect, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { useLiveTable } from "../../kit/client/live/use-live-table.ts";
import { useSettledResult } from "../../kit/client/live/use-settled-result.ts";
import { useUnplaced } from "../../kit/client/live/use-unplaced.ts";
import { type RaceBet, racePrice } from "../math/horse-race.ts";
import type { RaceCard } from "../math/race-card.ts";

export type Pick = Omit<RaceBet, "stake">;
export const keyOf = ({ kind, runners }: Pick) => `${kind}:${runners.join("-")}`;

/** The player's bet slip for the next race. */
export function useRaceSeat(stake: number) {
  const { session, toMinor, sound, announce, t, money } = useGame();
  const table = useLiveTable();
  const { round } = table;
  const card = (round?.field as RaceCard | null) ?? null;
  const [slip, setSlip] = useState<readonly Pick[]>([]);
  const [isAsking, setAsking] = useState(false);
  const number = round?.number ?? 0;

  const mine = table.bets.filter((bet) => table.mine.has(bet.id) && bet.state !== "REFUNDED");
  const laid = mine.flatMap((bet) => (bet.bet as { bets: RaceBet[] }).bets);
  const laidTotal = mine.reduce((sum, bet) => sum + toMinor(bet.stake), 0);
  const total = slip.length * stake;
  const isOpen = table.takesBets;

  // Every race has different runners, so a new race clears the slip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new race number
  useEffect(() => setSlip([]), [number]);

  async function confirm(): Promise<void> {
    if (!isOpen || isAsking || slip.length === 0) return;
    setAsking(true);
    const answer = await table.bet({
      bets: slip.map((pick) => ({ ...pick, runners: [...pick.runners], stake })),
    });
    setAsking(false);
    if (!("bet" in answer)) return;
    sound.play("chip");
    announce(t("games-live.betsPlaced", { amount: money(total) }));
    setSlip([]);
  }

  useUnplaced(round, slip.length > 0 && !isAsking, () => setSlip([]));

  const result = useSettledResult(round, mine, laidTotal);

  return {
    table,
    card,
    slip,
    laid,
    laidTotal,
    total,
    isOpen,
    isAsking,
    result,
    isTooMuch: total + laidTotal > toMinor(session.limits.max),
    confirm,
    clear: () => setSlip([]),
    /** The slip shows the return of each bet instead of a total, since the bets exclude each other. */
    returnOf: (pick: Pick) => (card === null ? 0 : Math.floor((stake * racePrice(card, pick)) / 100)),
    toggle(pick: Pick): void {
      if (!isOpen || isAsking) return;
      sound.play("chip");
      setSlip((known) =>
        known.some((one) => keyOf(one) === keyOf(pick))
          ? known.filter((one) => keyOf(one) !== keyOf(pick))
          : [...known, pick],
      );
    },
  };
}

export type RaceSeat = ReturnType<typeof useRaceSeat>;
