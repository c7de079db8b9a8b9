import { blackjack } from "@parlour/games/blackjack/math/blackjack";
import type { GameMath } from "@parlour/games/kit/math/game";
import { mines } from "@parlour/games/mines/math/mines";
import { roulette } from "@parlour/games/roulette/math/roulette";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type DrawnStep, drawAction, drawBegin, replayViews } from "./draw-steps.ts";

const rules = { version: 1, payoutCapMinor: 100_000_000 };
const seeds = (nonce: number) => ({ serverSeed: "5e".repeat(32), clientSeed: "lucky", nonce });

function abandonAll(math: GameMath, drawn: DrawnStep, nonce: number): DrawnStep {
  let last = drawn;
  for (const action of drawn.step.done ? [] : math.abandon!(drawn.record.state)) {
    const cost = math.costOf!(last.record.state, action)!;
    last = drawAction(math, last.record, action, cost, seeds(nonce), rules.payoutCapMinor);
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
      const drawn = abandonAll(math, drawBegin(math, bet, seeds(nonce), rules), nonce);
      const again = abandonAll(math, drawBegin(math, bet, seeds(nonce), rules), nonce);
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
  const { record } = drawBegin(roulette as GameMath, { bets: [{ spot: "red", stake: 1 }] }, seeds(1), rules);
  record.steps[0]!.draws = [99];
  expect(() => replayViews(roulette as GameMath, record)).toThrow();
});

it("pays no more than the cap of the game, and keeps the cap with the round that it cut", () => {
  const bet = {
    bets: Array.from({ length: 37 }, (_, pocket) => ({ spot: `straight:${pocket}`, stake: 100 })),
  };
  const begin = (payoutCapMinor: number) =>
    drawBegin(roulette as GameMath, bet, seeds(1), { version: 3, payoutCapMinor });
  expect(begin(3_600)).toMatchObject({ step: { win: 3_600 }, record: { maths: 3 } });
  expect(begin(3_600).record.payoutCap).toBeUndefined();
  expect(begin(3_599)).toMatchObject({ step: { win: 3_599 }, record: { payoutCap: 3_599 } });
});
