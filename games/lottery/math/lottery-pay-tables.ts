import type { PayTable } from "../../kit/math/pay-table.ts";
import { lotteryPays, PICKS } from "./lottery-prizes.ts";
import { matchChance } from "./prove-lottery.ts";

/** The numbers of matches that win, highest first. */
export const winningMatches = Object.keys(lotteryPays)
  .map(Number)
  .toSorted((one, other) => other - one);

export const lotteryPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-lottery.prizeRule" }],
    columns: [{ word: "games-lottery.matches" }, { word: "games.payout" }, { word: "games-lottery.chance" }],
    rows: winningMatches.map((matches) => [
      { word: "games-lottery.matchesOf", values: { matches, picks: PICKS } },
      { times: lotteryPays[matches]! },
      {
        word: "games-lottery.oneIn",
        values: { draws: Math.round(1 / matchChance(matches)) },
      },
    ]),
  },
];
