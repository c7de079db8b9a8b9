import { describe, expect, it } from "vitest";
import { feedOf } from "../studio-feed.ts";
import { lanterns, payOf, strip } from "./lanterns.ts";
import { doors, ladder, steps } from "./steps.ts";

const feed = feedOf();
const entryOf = (id: string) => feed.find((entry) => entry.id === id)!;

/** A random source that returns the given numbers in order. */
const drawing = (...numbers: number[]) => ({ integer: () => numbers.shift()! });

describe("Lantern Row", () => {
  it("has the return, hit rate and maximum win that its feed states, over all combinations", () => {
    const pays = strip.flatMap((one) =>
      strip.flatMap((two) => strip.map((three) => payOf([one, two, three]))),
    );
    const { returnToPlayer, hitRate, maximumWin } = entryOf("lantern-row");
    const total = pays.reduce((sum, pay) => sum + pay, 0);
    expect((total / pays.length) * 100).toBeCloseTo(returnToPlayer, 10);
    expect((pays.filter((pay) => pay > 0).length / pays.length) * 100).toBeCloseTo(hitRate!, 10);
    expect(Math.max(...pays)).toBe(maximumWin);
  });

  it("plays a round at once", () => {
    const state = lanterns.start(drawing(4, 4, 4));
    expect(lanterns.isOver(state)).toBe(true);
    expect(lanterns.paysPercent(state)).toBe(20_000);
    expect(lanterns.decide(state, { action: "collect" }, drawing())).toBeNull();
  });
});

describe("Copper Steps", () => {
  it("returns at least what its feed states, wherever the player collects", () => {
    const returns = ladder.map((percent, index) => percent * ((doors - 1) / doors) ** (index + 1));
    const { returnToPlayer, maximumWin } = entryOf("copper-steps");
    expect(Math.floor(Math.min(...returns) * 100) / 100).toBe(returnToPlayer);
    expect(Math.max(...returns)).toBeLessThan(97);
    expect(ladder.at(-1)! / 100).toBe(maximumWin);
  });

  it("climbs, collects, and loses to a trap", () => {
    const start = steps.start(drawing());
    expect(steps.decide(start, { action: "collect" }, drawing())).toBeNull();
    const first = steps.decide(start, { action: "pick", door: 0 }, drawing(1))!;
    expect([steps.isOver(first), steps.paysPercent(first)]).toEqual([false, 145]);
    const collected = steps.decide(first, { action: "collect" }, drawing())!;
    expect([steps.isOver(collected), steps.paysPercent(collected)]).toEqual([true, 145]);
    const trapped = steps.decide(first, { action: "pick", door: 2 }, drawing(2))!;
    expect([steps.isOver(trapped), steps.paysPercent(trapped)]).toEqual([true, 0]);
    expect(steps.decide(trapped, { action: "pick", door: 0 }, drawing(1))).toBeNull();
  });

  it("ends at the top", () => {
    let state = steps.start(drawing());
    for (let level = 0; level < ladder.length; level++)
      state = steps.decide(state, { action: "pick", door: 0 }, drawing(1))!;
    expect([steps.isOver(state), steps.paysPercent(state)]).toEqual([true, 1104]);
  });
});
