import { describe, expect, it } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import { coupled, finish, settle } from "./testing-pools.ts";

type Row = [string, PoolType, Record<string, number>, (number | number[])[], Record<string, number>];

describe("fewer finishers than places", () => {
  it("what was selected beyond the last finisher is ignored", () => {
    expect(settle("trifecta", { "1-2-5": 10, "1-2-6": 10, "2-1-3": 80 }, finish(1, 2)).pays).toEqual({
      "1-2-*": 400,
    });
    expect(settle("exacta", { "1-5": 20, "2-1": 80 }, finish(1)).pays).toEqual({ "1-*": 400 });
    expect(settle("show", { 1: 100, 2: 100, 3: 800 }, finish(1, 2)).pays).toEqual({ 1: 400, 2: 400 });
  });

  it("a race that is declared void refunds everything", () => {
    const pool = settle("win", { 1: 100 }, { ...finish(1), order: null });
    expect(pool).toMatchObject({ outcome: "refunded", refundsMinor: 10_000n, takeoutMinor: 0n });
  });
});

describe("a coupled entry", () => {
  // Runners 1 and 6 are coupled: bets on number 1 are on both.
  it.each<Row>([
    ["wins with its second runner", "win", { 1: 200, 2: 800 }, [6, 2, 1], { 1: 400 }],
    ["in a dead heat with itself, wins alone", "win", { 1: 200, 2: 800 }, [[1, 6], 2], { 1: 400 }],
    ["first and second takes the place pool", "place", { 1: 200, 2: 800 }, [6, 1, 2], { 1: 400 }],
    // A net pool of 800 less stakes of 300 leaves a profit of 500: two thirds for the coupled entry, one
    // third for the other horse.
    [
      "fills two places of the show pool: two thirds of the profit",
      "show",
      { 1: 200, 2: 100, 3: 700 },
      [1, 2, 6],
      { 1: 260, 2: 260 },
    ],
    [
      "in the dead heat for second, place: counts once there",
      "place",
      { 1: 100, 2: 100, 3: 100, 4: 700 },
      [3, [1, 6, 2]],
      { 1: 220, 2: 220, 3: 350 },
    ],
    [
      "first and second, exacta: with the next interest",
      "exacta",
      { "1-2": 20, "2-1": 80 },
      [6, 1, 2],
      { "1-2": 400 },
    ],
    [
      "first and third, trifecta: the fourth is third",
      "trifecta",
      { "1-2-3": 20, "2-1-3": 80 },
      [1, 2, 6, 3],
      { "1-2-3": 400 },
    ],
    ["first and second, quinella", "quinella", { "1-2": 20, "2-3": 80 }, [1, 6, 2], { "1-2": 400 }],
  ])("%s", (_, type, lines, order, pays) => {
    expect(settle(type, lines, coupled(finish(...order))).pays).toEqual(pays);
  });

  it("runs on when one of its runners is scratched, and is refunded when both are", () => {
    const one = settle("win", { 1: 200, 2: 800 }, { ...coupled(finish(6, 2)), scratched: [1] });
    expect(one).toMatchObject({ refundsMinor: 0n, pays: { 1: 400 } });
    const both = settle("win", { 1: 200, 2: 400, 3: 400 }, { ...coupled(finish(2, 3)), scratched: [1, 6] });
    expect(both).toMatchObject({ refundsMinor: 20_000n, pays: { 2: 160 } });
  });
});

describe("scratches", () => {
  it.each<[PoolType, Record<string, number>, Record<string, number>]>([
    ["win", { 1: 50, 2: 50, 5: 100 }, { 1: 160 }],
    ["place", { 1: 20, 3: 80, 5: 100 }, { 1: 400 }],
    ["show", { 1: 20, 4: 80, 5: 100 }, { 1: 400 }],
    ["exacta", { "1-2": 20, "2-1": 80, "1-5": 100 }, { "1-2": 400 }],
    ["quinella", { "1-2": 20, "2-3": 80, "1-5": 100 }, { "1-2": 400 }],
    ["trifecta", { "1-2-3": 20, "2-1-3": 80, "1-2-5": 100 }, { "1-2-3": 400 }],
    ["superfecta", { "1-2-3-4": 20, "2-1-3-4": 80, "1-2-3-5": 100 }, { "1-2-3-4": 400 }],
  ])(
    "%s: lines with the scratched horse are refunded before the takeout, before and after the close",
    (type, lines, pays) => {
      const race = finish(1, 2, 3, 4);
      for (const scratch of [{ scratched: [5] }, { scratchedLate: [5] }]) {
        const pool = settle(type, lines, { ...race, ...scratch });
        expect(pool).toMatchObject({ refundsMinor: 10_000n, takeoutMinor: 2_000n });
        expect(pool.pays).toEqual(pays);
      }
    },
  );

  it("a double with a horse scratched before the close is refunded", () => {
    const pool = settle("daily-double", { "1-2": 20, "1-3": 80, "1-5": 100 }, [
      finish(1),
      { ...finish(2), scratched: [5] },
    ]);
    expect(pool).toMatchObject({ refundsMinor: 10_000n, pays: { "1-2": 400 } });
  });

  it("a double whose second horse is scratched after the close gets a consolation", () => {
    // A net pool of 800 for 400 staked on the first winner is a dividend of 2.00. The 100 on the scratched
    // horse gets 200, so 600 is left for the 100 on the winning double.
    const pool = settle("daily-double", { "1-2": 100, "1-5": 100, "1-3": 200, "4-5": 600 }, [
      finish(1),
      { ...finish(2), scratchedLate: [5] },
    ]);
    expect(pool.dividends.map(({ kind, key, dividendMinor }) => [kind, key, dividendMinor])).toEqual([
      ["consolation", "1-5", 200n],
      ["winner", "1-2", 600n],
    ]);
    expect(pool).toMatchObject({ refundsMinor: 0n, breakageMinor: 0n });
  });

  it("a consolation is not paid twice when nobody has the double", () => {
    const pool = settle("daily-double", { "1-5": 100, "1-3": 100, "4-4": 800 }, [
      finish(1),
      { ...finish(2), scratchedLate: [5] },
    ]);
    // A net pool of 800 for stakes of 200 is a dividend of 4.00: 400 for the double with the scratched horse,
    // 400 for the other double with the first winner.
    expect(pool.bets.map(({ payoutMinor }) => payoutMinor)).toEqual([40_000n, 40_000n, 0n]);
  });

  it("a consolation that takes the whole pool leaves nothing to those who had only the second winner", () => {
    const pool = settle("daily-double", { "1-5": 100, "4-2": 900 }, [
      finish(1, 2),
      { ...finish(2, 3), scratchedLate: [5] },
    ]);
    expect(pool).toMatchObject({ pays: { "1-5": 800 }, subsidyMinor: 0n });
  });

  it("a consolation after a dead heat in the first race has a price for each winner", () => {
    // A net pool of 800 less stakes of 300 leaves a profit of 500, 250 for each winner: 1 + 250/100 = 3.50,
    // and 1 + 250/200 = 2.25, which is rounded down to 2.20.
    const pool = settle("daily-double", { "1-5": 100, "2-5": 100, "2-2": 100, "4-4": 700 }, [
      finish([1, 2]),
      { ...finish(2), scratchedLate: [5] },
    ]);
    expect(pool.pays).toEqual({ "1-5": 350, "2-5": 220, "2-2": 230 });
  });

  it("a first leg that is scratched late is refunded", () => {
    const pool = settle("daily-double", { "1-2": 20, "1-3": 80, "5-2": 100 }, [
      { ...finish(1), scratchedLate: [5] },
      finish(2),
    ]);
    expect(pool).toMatchObject({ refundsMinor: 10_000n, pays: { "1-2": 400 } });
  });

  it("a pick with a late scratch runs on with the favourite", () => {
    const races = [finish(1), { ...finish(2), scratchedLate: [5], favourite: 2 }, finish(3)];
    const pool = settle("pick-3", { "1-5-3": 10, "1-2-3": 10, "1-3-3": 80 }, races);
    expect(pool.pays).toEqual({ "3/3": 400 });
    expect(pool.bets[0]).toMatchObject({ payoutMinor: 4_000n });
  });

  it("abandoned races: a double pays the first winner, a pick the races that were run, fewer are refunded", () => {
    const abandoned = { ...finish(1), order: null };
    expect(settle("daily-double", { "1-2": 20, "2-2": 80 }, [finish(1), abandoned]).pays).toEqual({
      "1-*": 400,
    });
    expect(settle("daily-double", { "1-2": 20 }, [abandoned, finish(2)]).outcome).toBe("refunded");
    expect(settle("pick-3", { "1-4-3": 20, "2-2-3": 80 }, [finish(1), abandoned, finish(3)]).pays).toEqual({
      "2/2": 400,
    });
    expect(settle("pick-3", { "1-4-3": 20 }, [finish(1), abandoned, abandoned]).outcome).toBe("refunded");
  });
});
