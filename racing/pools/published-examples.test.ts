// Dividends that racing authorities and operators have published with their arithmetic. Each example names its
// source.
import { describe, expect, it } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import { coupled, field, finish, settle } from "./testing-pools.ts";

/** Dividends without a minimum above the stake, rounded down to a cent. */
const cents = { minimumDividendMinor: 100n, breakStepMinor: 1n };
const dimes = { minimumDividendMinor: 100n, breakStepMinor: 10n };

describe("win", () => {
  // West Virginia Code of State Rules, title 178, series 5, table C: the standard price of a win pool.
  it("194,230.00 less 1,317.00 on a scratched horse and 18%, with 23,872.00 on the winner, pays 6.60", () => {
    const lines = { 1: 23_872, 2: 100_000, 3: 69_041, 5: 1_317 };
    const pool = settle(
      "win",
      lines,
      { ...finish(1, 2, 3), scratched: [5] },
      { ...dimes, takeoutBps: 1_800 },
    );
    expect(pool).toMatchObject({ refundsMinor: 131_700n, takeoutMinor: 3_472_434n });
    expect(pool.pays).toEqual({ 1: 660 });
    expect(pool.breakageMinor).toBe(15_818_866n - (2_387_200n * 66n) / 10n);
    // The dividend was 6.6265357 before it was rounded down.
    const exact = settle(
      "win",
      lines,
      { ...finish(1, 2, 3), scratched: [5] },
      { ...cents, takeoutBps: 1_800 },
    );
    expect(exact.pays).toEqual({ 1: 662 });
  });

  // The usual encyclopaedia example of pari-mutuel betting: 514.00 on eight outcomes, of which 14.25% is deducted.
  it.each([
    [1, 1_469],
    [4, 801],
    [5, 400],
    [7, 293],
  ])("514.00 less 14.25%%: outcome %i pays %i cents", (winner, pays) => {
    const lines = { 1: 30, 2: 70, 3: 12, 4: 55, 5: 110, 6: 47, 7: 150, 8: 40 };
    const eight = [1, 2, 3, 4, 5, 6, 7, 8];
    const race = { ...finish(), entries: eight.map((runner) => ({ runner, interest: runner })) };
    const order = [[winner], ...eight.filter((one) => one !== winner).map((one) => [one])];
    const pool = settle("win", lines, { ...race, order }, { ...cents, takeoutBps: 1_425 });
    expect(pool.pays).toEqual({ [winner]: pays });
  });

  // From a tote operator's help page: 265.00 on five horses, less 10%. The exact dividend of horse 3, 11.925, is
  // rounded down here.
  it.each([
    [1, 477],
    [2, 795],
    [3, 1_192],
    [4, 1_590],
    [5, 159],
  ])("265.00 less 10%%: horse %i pays %i cents", (winner, pays) => {
    const race = finish(winner, ...[1, 2, 3, 4, 5].filter((one) => one !== winner));
    const lines = { 1: 50, 2: 30, 3: 20, 4: 15, 5: 150 };
    expect(settle("win", lines, race, { ...cents, takeoutBps: 1_000 }).pays).toEqual({ [winner]: pays });
  });
});

describe("the minimum dividend", () => {
  // Florida Administrative Code 75-7.002 (4): a price below 1.10 pays 1.05, and the shortage is the operator's expense.
  it.each([
    [700, 110, 0n],
    [740, 105, 0n],
    [770, 105, 850n],
    [1_000, 105, 25_000n],
  ])("of 1,000.00 with %i.00 on the winner pays %i cents", (onWinner, pays, subsidyMinor) => {
    const pool = settle(
      "win",
      { 1: onWinner, ...(onWinner < 1_000 && { 2: 1_000 - onWinner }) },
      finish(1, 2),
    );
    expect(pool.pays).toEqual({ 1: pays });
    expect(pool.subsidyMinor).toBe(subsidyMinor);
  });
});

describe("dead heats", () => {
  // Montana's rules on dead heats: a win pool with two winners is calculated as a place pool, with three as a show pool.
  const lines = { 1: 120, 2: 80, 3: 150, 4: 650 };
  it.each<[number[], PoolType]>([
    [[1, 2], "place"],
    [[1, 2, 3], "show"],
  ])("%j in a win pool are paid like a %s pool", (winners, type) => {
    const others = [1, 2, 3, 4].filter((one) => !winners.includes(one));
    const { pays } = settle("win", lines, finish(winners, ...others), cents);
    expect(pays).toEqual(settle(type, lines, finish(...winners, ...others), cents).pays);
  });

  it("a dead heat for second in a place pool: half the profit for the first, a quarter for each of the others", () => {
    // 800.00 less 120.00, 80.00 and 150.00 leaves 450.00: 225.00 for horse 1, 112.50 for horses 2 and 3.
    const { pays } = settle("place", lines, finish(1, [2, 3], 4), cents);
    expect(pays).toEqual({ 1: 287, 2: 240, 3: 175 });
  });

  it("a dead heat for third in a show pool: a third each for the first two, a sixth for each of the others", () => {
    // 800.00 less 100.00, 50.00, 60.00 and 90.00 leaves 500.00: 166.66 each, and 83.33 for each of the two in third.
    const { pays } = settle("show", { 1: 100, 2: 50, 3: 60, 4: 90, 5: 700 }, finish(1, 2, [3, 4], 5), cents);
    expect(pays).toEqual({ 1: 266, 2: 433, 3: 238, 4: 192 });
  });
});

describe("a coupled entry in a show pool", () => {
  // Oklahoma Administrative Code 325:65-9-4 (b): two runners of an entry among the first three get two thirds of the
  // profit, and the other horse gets a third.
  it("two thirds for two of its runners", () => {
    // 800.00 less 200.00 on the entry and 150.00 on horse 2 leaves 450.00: 300.00 and 150.00.
    const { pays } = settle("show", { 1: 200, 2: 150, 3: 650 }, coupled(finish(1, 2, 6, 3)), cents);
    expect(pays).toEqual({ 1: 250, 2: 200 });
  });
});

describe("pick 6", () => {
  // The Daily Racing Form's account of the pick six at the Breeders' Cup of 2002, first as it was announced:
  // 4,569,515 less 25%, of which three quarters go to tickets with six winners and a quarter to tickets with five.
  // Dividends are for tickets of 2.00 and rounded to 0.20.
  it("4,569,515 with 6 tickets on six winners and 186 on five pays 428,392.00 and 4,606.20", () => {
    const races = [1, 2, 3, 4, 5, 6].map((one) => finish(one));
    const stakes = { "1-2-3-4-5-6": 6 * 2, "1-2-3-4-5-1": 186 * 2 };
    const rest = 4_569_515 - 192 * 2;
    const pool = settle("pick-6", { ...stakes, "2-1-1-1-1-1": rest }, races, {
      takeoutBps: 2_500,
      unitMinor: 200n,
      breakStepMinor: 20n,
      minimumDividendMinor: 200n,
    });
    expect(pool.pays).toEqual({ "6/6": 42_839_200, "5/6": 460_620 });
  });

  // Oklahoma Administrative Code 325:65-9-7 (b) (2): without a ticket on all winners, the major share carries over
  // and the minor share goes to the tickets with the most winners.
  it("without six winners, three quarters carry over and a quarter is the consolation", () => {
    const races = [1, 2, 3, 4, 5, 6].map((one) => finish(one));
    const pool = settle("pick-6", { "1-2-3-4-5-1": 20, "2-1-1-1-1-1": 980 }, races, dimes);
    expect(pool).toMatchObject({ carryOverMinor: 60_000n, pays: { "5/6": 1_000 } });
  });
});

describe("everybody on the winner", () => {
  it.each<[PoolType, string]>([
    ["win", "1"],
    ["place", "1"],
    ["show", "1"],
    ["exacta", "1-2"],
    ["quinella", "1-2"],
    ["trifecta", "1-2-3"],
    ["superfecta", "1-2-3-4"],
    ["daily-double", "1-1"],
    ["pick-3", "1-1-1"],
    ["pick-4", "1-1-1-1"],
    ["pick-5", "1-1-1-1-1"],
    ["pick-6", "1-1-1-1-1-1"],
  ])("%s is a minus pool that pays the minimum", (type, line) => {
    const isLegs = type === "daily-double" || type.startsWith("pick-");
    const races = isLegs ? line.split("-").map(() => finish(...field)) : finish(...field);
    const pool = settle(type, { [line]: 1_000 }, races);
    expect(Object.values(pool.pays)).toEqual([105]);
    expect(pool).toMatchObject({ takeoutMinor: 20_000n, payoutsMinor: 105_000n, subsidyMinor: 25_000n });
  });
});
