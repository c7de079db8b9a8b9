import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRandomHand } from "../testing/check-random-hand.ts";
import { playRandomHand } from "../testing/random-hand.ts";
import { fastJudge, slowJudge } from "../testing/slow-model.ts";
import { apply, type HandAction } from "./apply.ts";
import { type Phase, transitions } from "./phases.ts";
import { startHand } from "./start-hand.ts";

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

test("chips are conserved in every state, and stacks, rake and the amounts that may be bet agree with the model", () => {
  fc.assert(
    fc.property(seeds, (seed) => checkRandomHand(seed, fastJudge)),
    { numRuns: 3_000 },
  );
});

test("the model with its own slow evaluator agrees, too", () => {
  fc.assert(
    fc.property(seeds, (seed) => checkRandomHand(seed, slowJudge)),
    { numRuns: 100 },
  );
});

test("rake comes out of the pots to the chip", () => {
  const rake = { basisPoints: 730, caps: [{ players: 2, cap: 9 }], noFlopNoDrop: true };
  fc.assert(
    fc.property(seeds, (seed) => {
      const { setup, state } = playRandomHand(seed, () => {}, rake);
      const result = state.result!;
      expect(result.rake).toBeLessThanOrEqual(9);
      if (state.boards[0]!.length === 0) expect(result.rake).toBe(0);
      for (const pot of result.pots)
        expect(pot.rake + sumOf(pot.shares.map(({ amount }) => amount))).toBe(pot.amount);
      expect(sumOf(result.pots.map((pot) => pot.rake))).toBe(result.rake);
      expect(sumOf(state.players.map(({ stack }) => stack)) + result.rake).toBe(
        sumOf(setup.players.map(({ stack }) => stack)),
      );
    }),
    { numRuns: 300 },
  );
});

test("a state that was stored as JSON after every action plays on to the same end", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const actions: HandAction[] = [];
      const { setup, state } = playRandomHand(seed, (_, action) => action && actions.push(action));
      const stored = actions.reduce(
        (text, action) => JSON.stringify(apply(JSON.parse(text), action).state),
        JSON.stringify(startHand(setup)),
      );
      expect(JSON.parse(stored)).toEqual(state);
    }),
    { numRuns: 50 },
  );
});

test("random hands take every transition between phases, and no other exists", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 600; seed++) {
    let before: Phase | null = null;
    checkRandomHand(seed, fastJudge, ({ phase }) => {
      if (before && before !== phase) seen.add(`${before} ${phase}`);
      before = phase;
    });
  }
  const declared = Object.entries(transitions).flatMap(([from, list]) => list.map((to) => `${from} ${to}`));
  expect([...seen].sort()).toEqual(declared.sort());
});
