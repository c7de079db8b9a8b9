import { expect, test } from "vitest";
import { planDeal, STEP_MS } from "./deal-order.ts";

test("cards are dealt in order, and cards already on the table stay", () => {
  const first = { key: "player-0", code: "AS" };
  const { moves } = planDeal(
    [first],
    [first, { key: "dealer-0", code: null }, { key: "player-1", code: "KH" }],
  );
  expect([...moves]).toEqual([
    ["dealer-0", { delayMs: 0, isDealt: true }],
    ["player-1", { delayMs: STEP_MS, isDealt: true }],
  ]);
});

test("a face-down card is turned over without being dealt again", () => {
  const { moves, totalMs } = planDeal([{ key: "dealer-0", code: null }], [{ key: "dealer-0", code: "2C" }]);
  expect(moves.get("dealer-0")).toEqual({ delayMs: 0, isDealt: false });
  expect(totalMs).toBeGreaterThan(STEP_MS);
});

test("nothing moves when no card changes", () => {
  const cards = [{ key: "player-0", code: "AS" }];
  expect(planDeal(cards, cards).totalMs).toBe(0);
});
