import { eachWayTerms } from "@parlour/racing/odds/each-way";
import { settleFixed } from "@parlour/racing/odds/settle-fixed";
import { minorUnitsOf } from "@parlour/rules/money";
import { expect, test } from "vitest";
import { eachWayReturns } from "./each-way-returns.ts";

test.each<[number, number, number, string, { won: number; placed: number }]>([
  [9, 5, 8, "USD", { won: 58, placed: 13 }],
  [4.5, 5, 6, "USD", { won: 31.87, placed: 9.37 }],
  [3.25, 0.33, 6, "EUR", { won: 1.58, placed: 0.51 }],
  [7.4, 0.00012345, 6, "BTC", { won: 0.0012345, placed: 0.00032097 }],
])("a price of %d with %d on each part among %i runners in %s", (price, stake, starters, currency, pays) => {
  const terms = eachWayTerms(starters, false)!;
  expect(eachWayReturns(price, stake, { terms, currency })).toEqual(pays);

  // The bet is settled at the same amounts.
  const runners = Array.from({ length: starters }, (_, at) => at + 1);
  const settledAt = (runner: number) =>
    settleFixed(
      {
        kind: "each-way",
        runners: [runner],
        stakeMinor: minorUnitsOf(stake, currency),
        priceMilli: price * 1000,
        isBestOddsGuaranteed: false,
        deductionPercent: 0,
      },
      {
        order: runners.map((one) => [one]),
        withdrawn: [],
        starters,
        isHandicap: false,
        startingPrices: new Map(),
      },
    ).returnMinor;
  expect(settledAt(1)).toBe(minorUnitsOf(pays.won, currency));
  expect(settledAt(2)).toBe(minorUnitsOf(pays.placed, currency));
});
