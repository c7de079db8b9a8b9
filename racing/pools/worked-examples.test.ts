import { describe, expect, it } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import { finish, settle } from "./testing-pools.ts";

describe("a dividend, step by step", () => {
  it("win: the net pool over the stakes on the winner, rounded down to 0.10", () => {
    // 1,000.00 less 20% is 800.00; 800 ÷ 230 = 3.478, rounded down to 3.40; 230 × 3.40 = 782.00.
    const pool = settle("win", { 1: 230, 2: 470, 3: 300 }, finish(1, 2, 3));
    expect(pool).toMatchObject({ takeoutMinor: 20_000n, payoutsMinor: 78_200n, breakageMinor: 1_800n });
    expect(pool.pays).toEqual({ 1: 340 });
  });

  it("place: the profit is halved, each half goes to the stakes on its horse", () => {
    // A net pool of 800 less stakes of 200 and 100 leaves a profit of 500, 250 for each horse: 1 + 250/200 =
    // 2.25, which is rounded down to 2.20, and 1 + 250/100 = 3.50.
    const pool = settle("place", { 1: 200, 2: 100, 3: 700 }, finish(1, 2, 3));
    expect(pool.pays).toEqual({ 1: 220, 2: 350 });
    expect(pool.breakageMinor).toBe(80_000n - 44_000n - 35_000n);
  });

  it("show: the profit is cut in three", () => {
    // A net pool of 800 less stakes of 100, 200 and 50 leaves a profit of 450, 150 for each horse.
    const pool = settle("show", { 1: 100, 2: 200, 3: 50, 4: 650 }, finish(1, 2, 3, 4));
    expect(pool.pays).toEqual({ 1: 250, 2: 170, 3: 400 });
  });

  it.each<[PoolType, Record<string, number>, (number | number[])[], Record<string, number>]>([
    ["exacta", { "1-2": 40, "2-1": 60, "3-1": 100 }, [1, 2, 3], { "1-2": 400 }],
    ["quinella", { "1-2": 40, "2-3": 60, "1-3": 100 }, [2, 1, 3], { "1-2": 400 }],
    ["trifecta", { "1-2-3": 20, "1-3-2": 80 }, [1, 2, 3], { "1-2-3": 400 }],
    ["superfecta", { "1-2-3-4": 5, "1-2-4-3": 95 }, [1, 2, 3, 4], { "1-2-3-4": 1600 }],
  ])("%s: one price for the winning combination", (type, lines, order, pays) => {
    expect(settle(type, lines, finish(...order)).pays).toEqual(pays);
  });

  it.each<[PoolType, Record<string, number>, Record<string, number>]>([
    ["daily-double", { "1-2": 40, "1-3": 160 }, { "1-2": 400 }],
    ["pick-3", { "1-2-3": 25, "1-2-4": 75 }, { "3/3": 320 }],
    ["pick-4", { "1-2-3-4": 10, "1-2-4-4": 90 }, { "4/4": 800 }],
    ["pick-5", { "1-2-3-4-5": 10, "1-2-4-4-5": 90 }, { "5/5": 800 }],
    // The net pool of 80 is divided: 60 for the line with six winners, 20 for the lines with five.
    ["pick-6", { "1-2-3-4-5-6": 10, "1-2-3-4-5-1": 10, "2-1-3-4-5-1": 80 }, { "6/6": 600, "5/6": 200 }],
  ])("%s: the winners of all races", (type, lines, pays) => {
    const races = [1, 2, 3, 4, 5, 6]
      .slice(0, Object.keys(lines)[0]!.split("-").length)
      .map((one) => finish(one));
    expect(settle(type, lines, races).pays).toEqual(pays);
  });
});

describe("nobody on the winner", () => {
  it.each<[string, PoolType, Record<string, number>, (number | number[])[], Record<string, number>]>([
    ["win goes to the second", "win", { 2: 50, 3: 50 }, [1, 2, 3], { 2: 160 }],
    ["win goes to the third", "win", { 3: 50, 4: 50 }, [1, 2, 3], { 3: 160 }],
    ["place goes to the one that is backed", "place", { 2: 50, 3: 50 }, [1, 2, 3], { 2: 160 }],
    ["place goes to the third", "place", { 3: 50, 4: 50 }, [1, 2, 3], { 3: 160 }],
    [
      "show goes to the two that are backed",
      "show",
      { 2: 20, 3: 20, 4: 60 },
      [1, 2, 3, 4],
      { 2: 200, 3: 200 },
    ],
    ["show goes to the fourth", "show", { 4: 50, 5: 50 }, [1, 2, 3, 4], { 4: 160 }],
    [
      "exacta: first to win or second to be second",
      "exacta",
      { "1-4": 20, "3-2": 20, "4-5": 60 },
      [1, 2],
      { "1-*": 200, "*-2": 200 },
    ],
    ["exacta: the one of both that is backed", "exacta", { "3-2": 20, "4-5": 80 }, [1, 2], { "*-2": 400 }],
    [
      "quinella: either of the first two",
      "quinella",
      { "1-4": 20, "2-5": 20, "4-5": 60 },
      [1, 2, 3],
      { "1-*": 200, "2-*": 200 },
    ],
    ["trifecta: the first two", "trifecta", { "1-2-5": 20, "2-1-3": 80 }, [1, 2, 3], { "1-2-*": 400 }],
    ["trifecta: the first", "trifecta", { "1-5-2": 20, "2-1-3": 80 }, [1, 2, 3], { "1-*-*": 400 }],
    [
      "superfecta: the first three",
      "superfecta",
      { "1-2-3-6": 20, "2-1-3-4": 80 },
      [1, 2, 3, 4],
      { "1-2-3-*": 400 },
    ],
    [
      "superfecta: the first two",
      "superfecta",
      { "1-2-6-3": 20, "2-1-3-4": 80 },
      [1, 2, 3, 4],
      { "1-2-*-*": 400 },
    ],
    [
      "superfecta: the first",
      "superfecta",
      { "1-6-2-3": 20, "2-1-3-4": 80 },
      [1, 2, 3, 4],
      { "1-*-*-*": 400 },
    ],
  ])("%s", (_, type, lines, order, pays) => {
    expect(settle(type, lines, finish(...order)).pays).toEqual(pays);
  });

  it("daily double: the winner of either race shares the profit, then of the one that is backed", () => {
    const races = [finish(1), finish(2)];
    expect(settle("daily-double", { "1-3": 20, "4-2": 20, "5-5": 60 }, races).pays).toEqual({
      "1-*": 200,
      "*-2": 200,
    });
    expect(settle("daily-double", { "4-2": 20, "5-5": 80 }, races).pays).toEqual({ "*-2": 400 });
  });

  it("pick 3: two of three, then one of three", () => {
    const races = [finish(1), finish(2), finish(3)];
    expect(settle("pick-3", { "1-2-4": 10, "4-2-3": 10, "1-1-1": 80 }, races).pays).toEqual({ "2/3": 400 });
    expect(settle("pick-3", { "1-1-1": 20, "6-6-6": 80 }, races).pays).toEqual({ "1/3": 400 });
  });

  it.each<[PoolType, Record<string, number>]>([
    ["win", { 5: 100 }],
    ["place", { 5: 100 }],
    ["show", { 6: 100 }],
    ["exacta", { "5-6": 100 }],
    ["quinella", { "5-6": 100 }],
    ["trifecta", { "5-6-1": 100 }],
    ["superfecta", { "5-6-2-1": 100 }],
  ])("%s: with nobody on any finisher, all stakes come back", (type, lines) => {
    const pool = settle(type, lines, finish(1, 2, 3, 4));
    expect(pool).toMatchObject({
      outcome: "refunded",
      refundsMinor: 10_000n,
      takeoutMinor: 0n,
      payoutsMinor: 0n,
    });
  });
});

describe("everybody on the winner", () => {
  it("is a minus pool: the minimum is paid, and the house pays the difference", () => {
    const pool = settle("win", { 1: 1000 }, finish(1, 2));
    expect(pool.pays).toEqual({ 1: 105 });
    expect(pool).toMatchObject({
      payoutsMinor: 105_000n,
      takeoutMinor: 20_000n,
      subsidyMinor: 25_000n,
      breakageMinor: 0n,
    });
  });

  it("place: one heavy favourite pays the minimum, its companion what is left", () => {
    // Stakes of 950 on the placed horses exceed the net pool of 800, so there is no profit and both pay the
    // minimum.
    const pool = settle("place", { 1: 900, 2: 50, 3: 50 }, finish(1, 2, 3));
    expect(pool.pays).toEqual({ 1: 105, 2: 105 });
    expect(pool.subsidyMinor).toBe(99_750n - 80_000n);
  });

  it("show: a small profit is rounded below the minimum, which the house pays", () => {
    // A net pool of 800 less stakes of 600, 100 and 70 leaves a profit of 30, 10 for each horse. The
    // dividends 1.016, 1.10 and 1.142 become 1.05 (the minimum), 1.10 and 1.10.
    const pool = settle("show", { 1: 600, 2: 100, 3: 70, 4: 230 }, finish(1, 2, 3, 4));
    expect(pool.pays).toEqual({ 1: 105, 2: 110, 3: 110 });
    expect(pool.subsidyMinor).toBe(63_000n + 11_000n + 7_700n - 80_000n);
  });
});
