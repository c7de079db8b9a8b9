import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { americanLayout, DOUBLE_ZERO, europeanLayout } from "./roulette-layout.ts";
import {
  announcedBets,
  arcOf,
  chipsIn,
  finalBets,
  finalSplits,
  neighbourPlan,
  neighboursOf,
  pocketsIn,
  stakesOf,
} from "./roulette-wheel-bets.ts";

const sorted = (pockets: readonly number[]) => pockets.toSorted((a, b) => a - b);
const bet = (id: string) => announcedBets(europeanLayout).find((each) => each.id === id)!;

describe("announced bets", () => {
  test("cover exactly their section of the wheel, with the usual number of chips", () => {
    const chips = { jeuZero: 4, voisins: 9, orphelins: 5, tiers: 6 };
    for (const { id, plan, arcs } of announcedBets(europeanLayout)) {
      const section = arcs.flatMap(([first, last]) => arcOf(europeanLayout.wheel, first, last));
      expect(sorted(pocketsIn(plan, europeanLayout)), id).toEqual(sorted(section));
      expect(chipsIn(plan), id).toBe(chips[id]);
      for (const { spot } of plan) expect(europeanLayout.spots.has(spot), spot).toBe(true);
    }
  });

  test("voisins, orphelins and tiers divide the wheel; the jeu zéro is a part of the voisins", () => {
    const all = ["voisins", "orphelins", "tiers"].flatMap((id) => pocketsIn(bet(id).plan, europeanLayout));
    expect(sorted(all)).toEqual(sorted(europeanLayout.wheel));
    const voisins = pocketsIn(bet("voisins").plan, europeanLayout);
    for (const pocket of pocketsIn(bet("jeuZero").plan, europeanLayout)) expect(voisins).toContain(pocket);
  });

  test("the double-zero wheel has none", () => {
    expect(announcedBets(americanLayout)).toEqual([]);
  });

  test("cost their chips times the value", () => {
    const stakes = stakesOf(bet("voisins").plan, 500);
    expect(stakes.find(({ spot }) => spot === "trio:0-2-3")).toEqual({ spot: "trio:0-2-3", stake: 1_000 });
    expect(stakes.reduce((sum, { stake }) => sum + stake, 0)).toBe(4_500);
  });
});

describe("neighbour bets", () => {
  test("follow the order of each wheel, across its ends", () => {
    expect(neighboursOf(europeanLayout.wheel, 0, 2)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(americanLayout.wheel, 0, 2)).toEqual([14, 2, 0, 28, 9]);
    expect(neighboursOf(americanLayout.wheel, DOUBLE_ZERO, 1)).toEqual([1, DOUBLE_ZERO, 27]);
    expect(() => neighboursOf(europeanLayout.wheel, DOUBLE_ZERO, 1)).toThrow(RangeError);
  });

  test("put one chip on each of 2n + 1 different numbers", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(europeanLayout, americanLayout),
        fc.nat(1000),
        fc.integer({ min: 1, max: 5 }),
        (layout, draw, reach) => {
          const plan = neighbourPlan(layout, layout.wheel[draw % layout.wheel.length]!, reach);
          expect(new Set(plan.map(({ spot }) => spot)).size).toBe(reach * 2 + 1);
          for (const { spot, chips } of plan) {
            expect(layout.spots.get(spot)?.kind).toBe("straight");
            expect(chips).toBe(1);
          }
        },
      ),
    );
  });
});

describe("final bets", () => {
  test("cover the numbers with the digit", () => {
    expect(finalBets.map(({ plan }) => chipsIn(plan))).toEqual([4, 4, 4, 4, 4, 4, 4, 3, 3, 3]);
    expect(finalBets[6]!.plan.map(({ spot }) => spot)).toEqual([
      "straight:6",
      "straight:16",
      "straight:26",
      "straight:36",
    ]);
  });

  test.each([
    ["European", europeanLayout],
    ["American", americanLayout],
  ])("à cheval cover both groups of numbers on the %s layout", (_name, layout) => {
    for (const [digit, { name, plan }] of finalSplits(layout).entries()) {
      const numbers = layout.wheel.filter((pocket) => pocket <= 36 && pocket % 10 === digit);
      const beside = numbers.map((number) => number + 3).filter((number) => number <= 36);
      expect(sorted(pocketsIn(plan, layout)), name).toEqual(sorted([...numbers, ...beside]));
      for (const { spot } of plan) expect(layout.spots.has(spot), spot).toBe(true);
    }
  });

  test("à cheval use a number of its own where the layout has no split", () => {
    const [zero] = finalSplits(europeanLayout);
    expect(zero!.plan[0]!.spot).toBe("split:0-3");
    expect(
      finalSplits(americanLayout)[0]!
        .plan.slice(0, 2)
        .map(({ spot }) => spot),
    ).toEqual(["straight:0", "straight:3"]);
    expect(finalSplits(europeanLayout)[6]!.plan.at(-1)!.spot).toBe("straight:36");
  });
});
