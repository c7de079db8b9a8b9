import fc from "fast-check";
import { expect, it } from "vitest";
import { type HiLoView, hiLo } from "../math/hi-lo.ts";
import { actionBy, type HiLoRule, hiLoSides, readRule } from "./hi-lo-rule.ts";

/** The cards of a whole round, drawn from a list of numbers that repeats. */
function playBy(rule: HiLoRule, draws: readonly number[]) {
  let turn = 0;
  const random = { below: (range: number) => draws[turn++ % draws.length]! % range };
  let step = hiLo.begin({ stake: 100 }, random);
  const views: HiLoView[] = [];
  while (!step.done) {
    const view = hiLo.view(step.state) as HiLoView;
    views.push(view);
    const action = { kind: actionBy(rule, view) };
    expect(hiLo.costOf!(step.state, action)).toBe(0);
    step = hiLo.act!(step.state, action, random);
  }
  return { views, win: step.win };
}

it("only makes moves that the game takes, and every round ends", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...hiLoSides),
      fc.double({ min: 1.01, max: 10_000, noNaN: true }),
      fc.array(fc.nat(51), { minLength: 1, maxLength: 40 }),
      (side, target, draws) => {
        const { views, win } = playBy({ side, target }, draws);
        const last = views.at(-1)!;
        // A round is cashed out as soon as the target is reached, and never earlier unless no guess is left.
        for (const view of views.slice(0, -1)) expect(view.multiplier).toBeLessThan(target);
        if (win > 0 && last.cashOut > 0 && last.guesses.length > 0 && last.multiplier < target)
          expect(win).toBeGreaterThan(last.cashOut);
      },
    ),
  );
});

it("keeps to its side, and guesses the likelier one where that side cannot win", () => {
  const view = (rank: number) =>
    hiLo.view(hiLo.begin({ stake: 100 }, { below: () => rank - 1 }).state) as HiLoView;
  const kindOn = (rank: number, side: HiLoRule["side"]) => actionBy({ side, target: 2 }, view(rank));
  const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
  for (const rank of ranks) {
    const { cards, guesses } = view(rank);
    const sides = guesses.filter(({ kind }) => kind !== "same");
    const best = Math.max(...sides.map(({ chance }) => chance));
    const chanceOf = (side: HiLoRule["side"]) =>
      guesses.find(({ kind }) => kind === kindOn(rank, side))?.chance;
    expect(chanceOf("likelier"), cards[0]).toBe(best);
    for (const side of ["higher", "lower"] as const)
      expect(kindOn(rank, side)).toBe(sides.some(({ kind }) => kind === side) ? side : sides[0]!.kind);
  }
});

it("reads what was kept, and falls back to a usual rule", () => {
  expect(readRule({ side: "lower", target: 5 })).toEqual({ side: "lower", target: 5 });
  for (const kept of [null, 3, { side: "up", target: 0 }, { target: "9" }])
    expect(readRule(kept)).toEqual({ side: "likelier", target: 2 });
});
