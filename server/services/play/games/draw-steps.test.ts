import { blackjack } from "@parlour/games/blackjack/math/blackjack";
import type { GameMath } from "@parlour/games/kit/math/game";
import { mines } from "@parlour/games/mines/math/mines";
import { roulette } from "@parlour/games/roulette/math/roulette";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type DrawnStep, drawAction, drawBegin, replayViews } from "./draw-steps.ts";

const seeds = (nonce: number) => ({ serverSeed: "5e".repeat(32), clientSeed: "lucky", nonce });

function abandonAll(math: GameMath, drawn: DrawnStep, nonce: number): DrawnStep {
  let last = drawn;
  for (const action of drawn.step.done ? [] : math.abandon!(drawn.record.state)) {
    last = drawAction(math, last.record, action, math.costOf!(last.record.state, action)!, seeds(nonce));
  }
  return last;
}

it.each([
  ["roulette", roulette as GameMath, { bets: [{ spot: "red", stake: 100 }] }],
  ["mines", mines as GameMath, { stake: 100, mines: 5 }],
  ["blackjack", blackjack as GameMath, { stake: 100 }],
])("%s draws the same again, and can be replayed from its numbers alone", (_name, math, bet) => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (nonce) => {
      const drawn = abandonAll(math, drawBegin(math, bet, seeds(nonce)), nonce);
      const again = abandonAll(math, drawBegin(math, bet, seeds(nonce)), nonce);
      expect(again).toEqual(drawn);
      expect(drawn.step.done).toBe(true);
      const kept = JSON.parse(JSON.stringify(drawn.record));
      const views = replayViews(math, kept);
      expect(views).toHaveLength(drawn.record.steps.length);
      expect(views.at(-1)).toEqual(math.view(drawn.record.state));
    }),
    { numRuns: 200 },
  );
});

it("refuses to replay numbers that do not fit", () => {
  const { record } = drawBegin(roulette as GameMath, { bets: [{ spot: "red", stake: 1 }] }, seeds(1));
  record.steps[0]!.draws = [99];
  expect(() => replayViews(roulette as GameMath, record)).toThrow();
});
