import { useState } from "react";
import { addRound, countOne, noRounds } from "../../kit/client/statistics/round-totals.ts";
import type { KenoView } from "../math/keno.ts";

/** Counts the rounds since the player opened the game. */
export function useKenoStatistics() {
  const [totals, setTotals] = useState(noRounds);
  /** How often each number of hits came up, by the number of picks, as in `4/2`. */
  const [hits, setHits] = useState<Readonly<Record<string, number>>>({});
  const [drawn, setDrawn] = useState<Readonly<Record<string, number>>>({});
  return {
    totals,
    drawn,
    hitsWith: (picked: number, hit: number) => hits[`${picked}/${hit}`] ?? 0,
    add(view: KenoView, round: { stake: number; win: number }) {
      setTotals((known) => addRound(known, round));
      setHits((known) => countOne(known, `${view.picks.length}/${view.hits.length}`));
      setDrawn((known) => view.drawn.reduce<Readonly<Record<string, number>>>(countOne, known));
    },
  };
}

export type KenoStatisticsState = ReturnType<typeof useKenoStatistics>;
