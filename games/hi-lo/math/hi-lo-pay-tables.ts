import type { PayCell, PayTable } from "../../kit/math/pay-table.ts";
import { firstMultiplier, guesses, MULTIPLIER_MAX, RANKS } from "./hi-lo.ts";

const rankWords: Readonly<Record<number, string>> = {
  1: "games.rankAce",
  11: "games.rankJack",
  12: "games.rankQueen",
  13: "games.rankKing",
};
const rankCell = (rank: number): PayCell => {
  const word = rankWords[rank];
  return word === undefined ? { count: rank } : { word };
};

export const hiLoPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [
      { word: "games-hi-lo.rule2" },
      { word: "games-hi-lo.firstGuess" },
      { word: "games.payCap", values: { most: Number(MULTIPLIER_MAX) } },
    ],
    columns: [
      { word: "games-hi-lo.card" },
      { word: "games-hi-lo.higher" },
      { word: "games-hi-lo.lower" },
      { word: "games-hi-lo.same" },
    ],
    rows: Array.from({ length: RANKS }, (_, index) => index + 1).map((rank) => [
      rankCell(rank),
      ...guesses.map((guess) => {
        const times = firstMultiplier(rank, guess);
        return times === null ? null : { times };
      }),
    ]),
  },
];
