// Rules of distribution and dividends that racing authorities, newspapers and bettors' associations have published,
// for the pools on several places and races. Each example names its source.
import { describe, expect, it } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import type { PoolRace } from "./pool-race.ts";
import { finish, settle } from "./testing-pools.ts";

type Order = (number | number[])[];
type Pays = Record<string, number>;

/** Dividends without a minimum above the stake, rounded down to 0.10. */
const dimes = { minimumDividendMinor: 100n, breakStepMinor: 10n };
const winners = (count: number): PoolRace[] => Array.from({ length: count }, () => finish(1, 2, 3));
const isOverRaces = (type: PoolType) => type === "daily-double" || type.startsWith("pick-");

describe("one price for the winning combination", () => {
  // Arizona Administrative Code R19-2-523 (A) (2) has one calculation for every pool: what was wagered on the winning
  // interest or combination is deducted from the net pool, and the rest is the profit. The figures are those of West
  // Virginia Code of State Rules, title 178, series 5, table C: 194,230.00 less refunds of 1,317.00 and 18%, with
  // 23,872.00 on the winner, is 6.6265357 for 1.00.
  it.each<[PoolType, string, string, string]>([
    ["exacta", "1-2", "2-1", "1-5"],
    ["quinella", "1-2", "3-4", "2-5"],
    ["trifecta", "1-2-3", "3-2-1", "1-2-5"],
    ["superfecta", "1-2-3-4", "4-3-2-1", "1-2-3-5"],
    ["daily-double", "1-1", "2-2", "1-5"],
    ["pick-3", "1-1-1", "2-2-2", "1-1-5"],
    ["pick-4", "1-1-1-1", "2-2-2-2", "1-1-1-5"],
    ["pick-5", "1-1-1-1-1", "2-2-2-2-2", "1-1-1-1-5"],
    ["pick-6", "1-1-1-1-1-1", "2-2-2-2-2-2", "1-1-1-1-1-5"],
  ])("%s pays 6.60", (type, winning, losing, scratched) => {
    const lines = { [winning]: 23_872, [losing]: 169_041, [scratched]: 1_317 };
    const withScratch = { ...finish(1, 2, 3, 4), scratched: [5] };
    const races = isOverRaces(type) ? [...winners(winning.split("-").length - 1), withScratch] : withScratch;
    const pool = settle(type, lines, races, { ...dimes, takeoutBps: 1_800 });
    expect(pool).toMatchObject({ refundsMinor: 131_700n, takeoutMinor: 3_472_434n });
    expect(Object.values(pool.pays)).toEqual([660]);
    expect(pool.breakageMinor).toBe(15_818_866n - (2_387_200n * 66n) / 10n);
  });

  // From a betting guide's explanation of tote dividends: an exacta pool of 10,000 less 18% for 820 winning tickets.
  it("an exacta pool of 10,000 less 18% pays 820 winning tickets 10.00", () => {
    const pool = settle("exacta", { "1-2": 820, "2-1": 9_180 }, finish(1, 2), {
      ...dimes,
      takeoutBps: 1_800,
    });
    expect(pool.pays).toEqual({ "1-2": 1_000 });
  });

  // "The magic of the daily double", Horseplayers Association of North America, 2009: two races of four horses, 10,000
  // spread evenly over the 16 doubles, 20% takeout: 12.80 for 1.00. In the win pools, 2,500 on each horse and 16%: 3.36,
  // rounded to 3.30 where prices go by dimes.
  it("a double of two races of four evenly backed horses pays 12.80, and a winner 3.30", () => {
    const four = [1, 2, 3, 4];
    const doubles = Object.fromEntries(four.flatMap((one) => four.map((other) => [`${one}-${other}`, 625])));
    const double = settle("daily-double", doubles, [finish(3, 1, 2, 4), finish(2, 1, 3, 4)], dimes);
    expect(double.pays).toEqual({ "3-2": 1_280 });
    const wins = Object.fromEntries(four.map((one) => [one, 2_500]));
    expect(settle("win", wins, finish(3, 1), { ...dimes, takeoutBps: 1_600 }).pays).toEqual({ 3: 330 });
  });

  // The Daily Racing Form and BloodHorse, September 2012, on the pick five at Fairplex Park of 16 September: 1,282.50
  // for 0.50 at the takeout of 14%, and 1,118.15 for the same ticket when 25.02% was deducted by mistake.
  it.each([
    [1_400, 128_250],
    [2_502, 111_815],
  ])(
    "the pick 5 at Fairplex Park in 2012, less %i hundredths of a percent, pays %i cents",
    (takeoutBps, pays) => {
      const races = [1, 2, 3, 4, 5].map((one) => finish(one));
      const pool = settle("pick-5", { "1-2-3-4-5": 10, "6-6-6-6-6": 29_816 }, races, {
        takeoutBps,
        unitMinor: 50n,
        breakStepMinor: 5n,
        minimumDividendMinor: 50n,
      });
      expect(pool.pays).toEqual({ "5/5": pays });
    },
  );
});

describe("nobody on the winning combination", () => {
  // Michigan Administrative Code R 431.2090 (2): the first three in order, else the first two in order, else the first.
  it.each<[Record<string, number>, Pays]>([
    [{ "1-2-3": 10, "1-2-4": 10, "1-4-2": 10, "4-1-2": 70 }, { "1-2-3": 800 }],
    [{ "1-2-4": 10, "1-4-2": 10, "4-1-2": 80 }, { "1-2-*": 800 }],
    [{ "1-4-2": 10, "4-1-2": 90 }, { "1-*-*": 800 }],
  ])("a trifecta on %j pays the longest beginning", (lines, pays) => {
    expect(settle("trifecta", lines, finish(1, 2, 3)).pays).toEqual(pays);
  });

  // Michigan Administrative Code R 431.2094 (2) and R 431.2096 (2): a single price for those with the most winners, and
  // a refund if nobody has one.
  it.each<[PoolType, number]>([
    ["pick-3", 3],
    ["pick-4", 4],
  ])("a %s pays the most winners at one price", (type, legs) => {
    const line = (right: number) => Array.from({ length: legs }, (_, at) => (at < right ? 1 : 2)).join("-");
    for (let most = legs; most > 0; most--) {
      const fewer = Object.fromEntries(Array.from({ length: most }, (_, right) => [line(right), 10]));
      const { pays } = settle(type, { [line(most)]: 20, ...fewer }, winners(legs));
      expect(pays).toEqual({ [`${most}/${legs}`]: 80 + 40 * most });
    }
    const none = settle(type, { [line(0)]: 100 }, winners(legs));
    expect(none).toMatchObject({ outcome: "refunded", refundsMinor: 10_000n });
  });

  // Illinois Administrative Code, title 11, 303.20: both winners, else a profit split between those with either winner,
  // else those with the one winner that is backed.
  it.each<[Record<string, number>, Pays]>([
    [{ "1-1": 20, "1-2": 20, "2-1": 20, "2-2": 40 }, { "1-1": 400 }],
    [
      { "1-2": 20, "2-1": 20, "2-2": 60 },
      { "1-*": 200, "*-1": 200 },
    ],
    [{ "2-1": 20, "2-3": 80 }, { "*-1": 400 }],
  ])("a double on %j", (lines, pays) => {
    expect(settle("daily-double", lines, winners(2)).pays).toEqual(pays);
  });

  // Wisconsin Administrative Code, Game 9.04 (3) and (4), and Illinois Administrative Code, title 11, 301.30 (b).
  it.each<[Record<string, number>, Pays]>([
    [{ 1: 50, 3: 50 }, { 1: 160 }],
    [{ 2: 50, 3: 50 }, { 2: 160 }],
    [{ 3: 50, 4: 50 }, { 3: 160 }],
  ])("a place pool on %j", (lines, pays) => {
    expect(settle("place", lines, finish(1, 2, 3, 4)).pays).toEqual(pays);
  });
});

describe("dead heats", () => {
  // Wisconsin Administrative Code, Game 9.04 (1) and (2): if two horses dead-heat for first, they count as first and
  // second; if three do, they share the profit as in a show pool. In a dead heat for second, half the profit goes to
  // the winner, and the others share the rest: a quarter each for two, a sixth each for three.
  it.each<[Order, Pays]>([
    [[[1, 2], 3], { 1: 400, 2: 400 }],
    [[[1, 2, 3], 4], { 1: 266, 2: 266, 3: 266 }],
    [[1, [2, 3], 4], { 1: 350, 2: 225, 3: 225 }],
    [[1, [2, 3, 4]], { 1: 300, 2: 166, 3: 166, 4: 166 }],
  ])("place, %j", (order, pays) => {
    // A net pool of 800 less the stakes on the placed horses leaves a profit of 600, 500, 500 and 400.
    const lines = { 1: 100, 2: 100, 3: 100, 4: 100, 5: 600 };
    const settled = settle("place", lines, finish(...order), {
      minimumDividendMinor: 100n,
      breakStepMinor: 1n,
    });
    expect(settled.pays).toEqual(pays);
  });

  // New Zealand Racing Board, betting rules of 2007, 9.3 (a): a quinella pool after a dead heat for first belongs to the
  // combination of the two.
  it("quinella, two for first: their combination has the whole pool", () => {
    const lines = { "1-2": 20, "1-3": 40, "2-3": 40 };
    expect(settle("quinella", lines, finish([1, 2], 3)).pays).toEqual({ "1-2": 400 });
  });

  // Michigan Administrative Code R 431.2096 (3) (b): every ticket on the winners of a pick four gets an equal share of the
  // profit.
  it("pick 4: one price for all winning tickets", () => {
    const lines = { "1-1-1-1": 10, "2-1-1-1": 30, "3-1-1-1": 60 };
    const races = [finish([1, 2], 3), ...winners(3)];
    expect(settle("pick-4", lines, races).pays).toEqual({ "4/4": 200 });
  });
});

describe("a scratch after the pool has closed", () => {
  // Michigan Administrative Code R 431.2094 (4) and R 431.2096 (4): the favourite of the win pool is substituted.
  it.each<[PoolType, number]>([
    ["pick-3", 3],
    ["pick-4", 4],
  ])("a %s runs on with the favourite", (type, legs) => {
    const rest = new Array(legs - 1).fill(1).join("-");
    const races = [...winners(legs - 1), { ...finish(1, 2, 3), scratchedLate: [5], favourite: 1 }];
    const pool = settle(type, { [`${rest}-5`]: 10, [`${rest}-1`]: 10, [`${rest}-2`]: 80 }, races);
    expect(pool.bets.map(({ payoutMinor }) => payoutMinor)).toEqual([4_000n, 4_000n, 0n]);
  });
});
