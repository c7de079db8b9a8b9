import fc from "fast-check";
import { expect, test } from "vitest";
import { allInLossOf, chipFlows, duelOf } from "./integrity.ts";
import { playRandomHand } from "./testing/random-hand.ts";
import { playHand } from "./testing/stacked-hand.ts";

test("flows never exceed what a seat lost or won", () => {
  const rake = { basisPoints: 500, caps: [], noFlopNoDrop: true };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const { state } = playRandomHand(seed, () => {}, rake);
      const flows = chipFlows(state);
      for (const { seat, stack, startingStack } of state.players) {
        const sum = (side: "from" | "to") =>
          flows.reduce((total, flow) => (flow[side] === seat ? total + flow.amount : total), 0);
        expect(sum("from")).toBeLessThanOrEqual(Math.max(0, startingStack - stack));
        expect(sum("to")).toBeLessThanOrEqual(Math.max(0, stack - startingStack));
      }
      for (const { from, to } of flows) expect(from).not.toBe(to);
    }),
    { numRuns: 300 },
  );
});

test("a loss goes to its winner", () => {
  const state = playHand(
    { stacks: [100, 100, 100], blinds: [1, 2, 0], holes: ["AsAd", "KsKd", "7c2h"], board: "3h8cTdJh4s" },
    "3 fold, 1 raise 100, 2 call",
  );
  expect(chipFlows(state)).toEqual([{ from: 2, to: 1, amount: 100 }]);
});

test("an all-in of two players has a loser, unless it is folded to or split", () => {
  const cards = { blinds: [1, 2, 0], holes: ["AsAd", "KsKd", "7c2h"], board: "3h8cTdJh4s" };
  const all = { ...cards, stacks: [100, 100, 100] };
  expect(allInLossOf(playHand(all, "3 fold, 1 raise 100, 2 call"))).toEqual({ loser: 2, winner: 1 });
  expect(allInLossOf(playHand(all, "3 fold, 1 raise 100, 2 fold"))).toBeNull();
  expect(allInLossOf(playHand(all, "3 call, 1 raise 100, 2 call, 3 call"))).toBeNull();
  const deep = { ...cards, stacks: [40, 100, 100] };
  expect(allInLossOf(playHand(deep, "3 fold, 1 raise 40, 2 call"))).toEqual({ loser: 2, winner: 1 });
  const checked = "1 check, 2 check, ".repeat(3);
  expect(allInLossOf(playHand(all, `3 fold, 1 call, 2 check, ${checked}`))).toBeNull();
  const split = { ...all, board: "AhKhQhJhTh" };
  expect(allInLossOf(playHand(split, "3 fold, 1 raise 100, 2 call"))).toBeNull();
});

const threeHanded = { stacks: [100, 100, 100], blinds: [1, 2, 0] };

test.each([
  ["3 fold, 1 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check", true],
  ["3 fold, 1 call, 2 check, 1 bet 4, 2 fold", true],
  ["3 fold, 1 call, 2 check, 1 bet 4, 2 call, 1 check, 2 check, 1 check, 2 check", false],
  ["3 fold, 1 call, 2 check, 1 bet 4, 2 raise 12, 1 fold", false],
])("%s is a soft duel: %s", (actions, isSoft) => {
  expect(duelOf(playHand(threeHanded, actions))).toEqual({ seats: [1, 2], isSoft });
});

test("a hand without a flop, with three players or without betting is no duel", () => {
  expect(duelOf(playHand(threeHanded, "3 fold, 1 fold"))).toBeNull();
  expect(duelOf(playHand(threeHanded, "3 fold, 1 raise 100, 2 call"))).toBeNull();
  const checked = "1 check, 2 check, 3 check, ".repeat(3);
  expect(duelOf(playHand(threeHanded, `3 call, 1 call, 2 check, ${checked}`))).toBeNull();
});
