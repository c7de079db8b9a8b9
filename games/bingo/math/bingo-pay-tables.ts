import type { PayTable } from "../../kit/math/pay-table.ts";
import { type BingoPattern, bingoPatterns, bingoPrizes } from "./bingo-prizes.ts";

export const patternWords = {
  oneLine: "games-bingo.oneLine",
  twoLines: "games-bingo.twoLines",
  fullHouse: "games-bingo.fullHouse",
} as const satisfies Record<BingoPattern, string>;

export const bingoPayTables: PayTable[] = bingoPatterns.map((pattern) => ({
  title: { word: patternWords[pattern] },
  notes: pattern === "oneLine" ? [{ word: "games-bingo.prizeRule" }] : [],
  columns: [{ word: "games-bingo.calls" }, { word: "games.payout" }],
  rows: bingoPrizes[pattern].map(({ within, pays }, at) => [
    { count: at === 0 ? 1 : bingoPrizes[pattern][at - 1]!.within + 1, to: within },
    { times: pays },
  ]),
}));
