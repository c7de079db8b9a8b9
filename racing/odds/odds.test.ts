import { describe, expect, it } from "vitest";
import { DEAD_HEAT_ONE_IN } from "../model/draw-finish.ts";
import { orderChance, placeTable, quinellaChance } from "../model/finish-chances.ts";
import { finishModel } from "../model/finish-model.ts";
import { expectedDividend } from "../pools/expected-dividend.ts";
import { poolRulesOf } from "../pools/pool-rules.ts";
import { cardsFrom } from "../prove-racing.ts";
import { eachWayReturn, eachWayTerms } from "./each-way.ts";
import { forecastPrice, quinellaPrice, raceMarkets, startingPrices, tricastPrice } from "./markets.ts";
import { priceFor } from "./price.ts";
import { ruleFourPercent } from "./rule-four.ts";
import { type FixedBet, type FixedResult, settleFixed } from "./settle-fixed.ts";

const cards = cardsFrom({ seed: "odds", careersEndOn: "2026-10-01" }, "2026-11-16", 28);
const runners = [1, 2, 3, 4, 5, 6, 7, 8];
const bet = (
  kind: FixedBet["kind"],
  picks: number[],
  priceMilli: number | null,
  more: Partial<FixedBet> = {},
): FixedBet => ({
  kind,
  runners: picks,
  stakeMinor: 1_000n,
  priceMilli,
  isBestOddsGuaranteed: false,
  deductionPercent: 0,
  ...more,
});
const result = (order: number[][] | null, more: Partial<FixedResult> = {}): FixedResult => ({
  order,
  withdrawn: [],
  starters: 8,
  isHandicap: false,
  startingPrices: new Map(runners.map((runner) => [runner, { win: 5_000, eachWay: 4_000 }])),
  ...more,
});
const order = [[1], [2], [3], [4], [5], [6], [7], [8]];
const returned = (one: FixedBet, outcome: FixedResult) => {
  const { returnMinor, refundMinor } = settleFixed(one, outcome);
  return Number(returnMinor + refundMinor);
};

describe("prices", () => {
  it.each([
    [0.5, 0.88, 1_760],
    [0.1, 0.88, 8_800],
    [0.033, 0.88, 26_500],
    [0.9, 0.88, null],
    [0.0001, 0.75, 5_000_000],
  ])("a chance of %d that returns %d is priced %s", (chance, share, price) => {
    expect(priceFor(chance, share)).toBe(price);
  });

  it("return the margin in every market of every card, never more", () => {
    for (const { model, race } of cards) {
      const markets = raceMarkets(model, race.isHandicap);
      const terms = markets.eachWayTerms!;
      const table = placeTable(model, Math.max(3, terms.places));
      for (const [at, prices] of markets.runners.entries()) {
        const within = (places: number) => table[at]!.slice(0, places).reduce((sum, one) => sum + one, 0);
        const check = (price: number | null, chance: number, share: number) => {
          if (price === null) return;
          expect((price / 1000) * chance).toBeLessThanOrEqual(share + 1e-9);
          expect((price / 1000) * chance).toBeGreaterThan(share * 0.98);
        };
        check(prices.win, within(1), 0.88);
        check(prices.place, within(2), 0.86);
        check(prices.show, within(3), 0.86);
        if (prices.eachWay !== null) {
          const chances = { winChance: within(1), placedChance: within(terms.places) };
          expect(eachWayReturn(chances, terms, prices.eachWay)).toBeLessThanOrEqual(0.88 + 1e-9);
          expect(prices.eachWay).toBeLessThanOrEqual(prices.win!);
        }
      }
      const [one, two, three] = model.runners as [number, number, number];
      const pair = forecastPrice(model, one, two)!;
      const quinella = quinellaPrice(model, one, two)!;
      const tricast = tricastPrice(model, [one, two, three])!;
      expect((pair / 1000) * orderChance(model, [one, two])).toBeLessThanOrEqual(0.8 + 1e-9);
      expect((quinella / 1000) * quinellaChance(model, one, two)).toBeLessThanOrEqual(0.8 + 1e-9);
      const order = orderChance(model, [one, two, three]);
      expect((tricast / 1000) * order).toBeLessThanOrEqual(0.75 + 1e-9);
      expect(quinella).toBeLessThan(pair);
      expect(tricast).toBeGreaterThan(pair);
    }
  });

  it("are hardly moved by dead heats, which the chances leave out", () => {
    for (const { model } of cards)
      for (const [first = 0, second = 0] of placeTable(model, 2)) {
        // In a dead heat for first, each of the two horses gets half a first place and half a second place.
        const moved = (second - first) / 2 / DEAD_HEAT_ONE_IN / first;
        expect(Math.abs(moved)).toBeLessThan(0.004);
      }
  });

  it("shorten at the off when a rival is withdrawn", () => {
    const model = finishModel(
      runners,
      runners.map((one) => one / 3),
    );
    const before = startingPrices(model, { withdrawn: [], isHandicap: false });
    const after = startingPrices(model, { withdrawn: [8], isHandicap: false });
    expect(after.has(8)).toBe(false);
    for (const [runner, { win, eachWay }] of after) {
      expect(win).toBeLessThan(before.get(runner)!.win);
      expect(eachWay).toBeLessThanOrEqual(win);
    }
  });

  it("of pools are expected at the chance less the takeout", () => {
    expect(expectedDividend(0.25, { ...poolRulesOf("win"), takeoutBps: 2000 })).toBe(320n);
    expect(expectedDividend(0.9, poolRulesOf("win"))).toBe(100n);
  });
});

describe("each-way terms", () => {
  it.each<[number, boolean, ReturnType<typeof eachWayTerms>]>([
    [4, false, null],
    [5, false, { places: 2, numerator: 1, denominator: 4 }],
    [7, true, { places: 2, numerator: 1, denominator: 4 }],
    [8, false, { places: 3, numerator: 1, denominator: 5 }],
    [11, true, { places: 3, numerator: 1, denominator: 5 }],
    [12, true, { places: 3, numerator: 1, denominator: 4 }],
    [15, true, { places: 3, numerator: 1, denominator: 4 }],
    [16, true, { places: 4, numerator: 1, denominator: 4 }],
    [16, false, { places: 3, numerator: 1, denominator: 5 }],
  ])("of %d runners, handicap %s", (starters, isHandicap, terms) => {
    expect(eachWayTerms(starters, isHandicap)).toEqual(terms);
  });
});

describe("deductions", () => {
  it.each([
    [[1_100], 90],
    [[1_180], 85],
    [[1_250], 80],
    [[1_300], 75],
    [[1_400], 70],
    [[1_500], 65],
    [[1_600], 60],
    [[1_800], 55],
    [[1_950], 50],
    [[2_000], 45],
    [[2_500], 40],
    [[2_750], 35],
    [[3_000], 30],
    [[4_000], 25],
    [[5_000], 20],
    [[6_500], 15],
    [[10_000], 10],
    [[15_000], 5],
    [[15_100], 0],
    [[4_000, 10_000], 35],
    [[1_500, 2_000], 90],
    [[], 0],
  ])("for horses at %j are %d percent", (prices, percent) => {
    expect(ruleFourPercent(prices)).toBe(percent);
  });
});

describe("settling fixed odds", () => {
  it.each<[string, FixedBet, FixedResult, number]>([
    ["a win", bet("win", [1], 4_500), result(order), 4_500],
    ["a loss", bet("win", [2], 4_500), result(order), 0],
    ["second to place", bet("place", [2], 1_800), result(order), 1_800],
    ["third to place", bet("place", [3], 1_800), result(order), 0],
    ["third to show", bet("show", [3], 1_500), result(order), 1_500],
    ["each-way, first: 10.00 at 5.00 and at 1.80", bet("each-way", [1], 5_000), result(order), 5_000 + 1_800],
    ["each-way, third", bet("each-way", [3], 5_000), result(order), 1_800],
    ["each-way, fourth", bet("each-way", [4], 5_000), result(order), 0],
    [
      "each-way, two places with seven starters",
      bet("each-way", [2], 5_000),
      result(order, { starters: 7 }),
      2_000,
    ],
    [
      "each-way with four starters: the place stake is returned",
      bet("each-way", [2], 5_000),
      result(order, { starters: 4 }),
      1_000,
    ],
    ["a forecast", bet("forecast", [1, 2], 20_000), result(order), 20_000],
    ["a forecast the wrong way round", bet("forecast", [2, 1], 20_000), result(order), 0],
    ["a quinella", bet("quinella", [2, 1], 9_000), result(order), 9_000],
    ["a tricast", bet("tricast", [1, 2, 3], 90_000), result(order), 90_000],
    ["a win at starting price", bet("win", [1], null), result(order), 5_000],
    [
      "best odds guaranteed, starting price longer",
      bet("win", [1], 4_500, { isBestOddsGuaranteed: true }),
      result(order),
      5_000,
    ],
    ["each-way at starting price: its own", bet("each-way", [3], null), result(order), 1_600],
    [
      "best odds guaranteed, price taken longer",
      bet("win", [1], 6_000, { isBestOddsGuaranteed: true }),
      result(order),
      6_000,
    ],
    [
      "a deduction of 25 % from the winnings",
      bet("win", [1], 5_000, { deductionPercent: 25 }),
      result(order),
      4_000,
    ],
    [
      "a deduction each-way",
      bet("each-way", [1], 5_000, { deductionPercent: 25 }),
      result(order),
      4_000 + 1_600,
    ],
    [
      "best odds after a deduction",
      bet("win", [1], 6_000, { deductionPercent: 25, isBestOddsGuaranteed: true }),
      result(order),
      5_000,
    ],
    [
      "no deduction from the starting price",
      bet("win", [1], null, { deductionPercent: 25 }),
      result(order),
      5_000,
    ],
    [
      "a non-runner",
      bet("win", [8], 4_500),
      result(order.slice(0, 7), { withdrawn: [8], starters: 7 }),
      1_000,
    ],
    [
      "a non-runner each-way",
      bet("each-way", [8], 4_500),
      result(order.slice(0, 7), { withdrawn: [8], starters: 7 }),
      2_000,
    ],
    [
      "a forecast with a non-runner",
      bet("forecast", [1, 8], 4_500),
      result(order.slice(0, 7), { withdrawn: [8], starters: 7 }),
      1_000,
    ],
    ["a void race", bet("win", [1], 4_500), result(null), 1_000],
    ["show with three starters", bet("show", [1], 1_100), result([[1], [2], [3]], { starters: 3 }), 1_000],
    [
      "a dead heat of two for first: half the stake",
      bet("win", [1], 5_000),
      result([[1, 2], [3], [4]]),
      2_500,
    ],
    ["a dead heat of three for first", bet("win", [1], 6_000), result([[1, 2, 3], [4]]), 2_000],
    ["place, two for second", bet("place", [2], 3_000), result([[1], [2, 3], [4]]), 1_500],
    ["place, two for first are both placed", bet("place", [2], 3_000), result([[1, 2], [3]]), 3_000],
    ["place, three for first: two thirds", bet("place", [2], 3_000), result([[1, 2, 3], [4]]), 2_000],
    ["show, two for third", bet("show", [4], 3_000), result([[1], [2], [3, 4]]), 1_500],
    [
      "each-way, dead heat for first: half the win part, the whole place part",
      bet("each-way", [1], 5_000),
      result([[1, 2], [3]]),
      2_500 + 1_800,
    ],
    ["each-way, dead heat for third", bet("each-way", [3], 5_000), result([[1], [2], [3, 4]]), 900],
    ["a forecast, dead heat for first", bet("forecast", [2, 1], 20_000), result([[1, 2], [3]]), 10_000],
    ["a forecast, dead heat for second", bet("forecast", [1, 3], 20_000), result([[1], [2, 3]]), 10_000],
    ["a quinella, dead heat for first", bet("quinella", [2, 1], 9_000), result([[1, 2], [3]]), 9_000],
    ["a tricast, three for first", bet("tricast", [3, 1, 2], 60_000), result([[1, 2, 3], [4]]), 10_000],
    [
      "a fraction of a minor unit is rounded down",
      bet("win", [1], 2_010, { stakeMinor: 33n }),
      result([[1, 2], [3]]),
      33,
    ],
  ])("%s", (_, one, outcome, minor) => {
    expect(returned(one, outcome)).toBe(minor);
  });

  it("says what happened", () => {
    expect(settleFixed(bet("win", [1], 4_500), result(order)).outcome).toBe("won");
    expect(settleFixed(bet("win", [2], 4_500), result(order)).outcome).toBe("lost");
    expect(settleFixed(bet("win", [1], 4_500), result(null)).outcome).toBe("refunded");
    const few = settleFixed(bet("each-way", [2], 5_000), result(order, { starters: 4 }));
    expect(few).toEqual({ outcome: "lost", returnMinor: 0n, refundMinor: 1_000n });
    // Only win and each-way bets can be taken at starting price; no price for a pair of horses can be derived from
    // their win prices.
    const forecast = bet("forecast", [1, 2], 2_000, { isBestOddsGuaranteed: true });
    expect(settleFixed(forecast, result(order)).returnMinor).toBe(2_000n);
    expect(() => settleFixed(bet("win", [1], null), result(order, { startingPrices: new Map() }))).toThrow(
      RangeError,
    );
  });
});
