import { expect, test } from "vitest";
import { blackjack } from "../math/blackjack.ts";
import type { BlackjackView } from "../math/state.ts";
import { dealerKey, handKey, planDeal, STEP_MS } from "./deal-plan.ts";

/** A random source that deals the cards at the given positions among those left in the shoe. */
const shoe = (...cards: number[]) => ({ below: () => cards.shift() ?? 0 });
const viewOf = (state: never): BlackjackView => blackjack.view(state) as BlackjackView;

test("the opening deal goes round the table twice", () => {
  const { state } = blackjack.begin({ stake: 100 }, shoe(8, 20, 21, 22));
  const { delays } = planDeal(null, viewOf(state as never));
  expect([...delays]).toEqual([
    [handKey(0, 0), 0],
    [dealerKey(0), STEP_MS],
    [handKey(0, 1), 2 * STEP_MS],
    [dealerKey(1), 3 * STEP_MS],
  ]);
});

test("a hit deals one card to the hand", () => {
  const { state } = blackjack.begin({ stake: 100 }, shoe(1, 20, 2, 22));
  const next = blackjack.act!(state, { kind: "hit" }, shoe(40));
  const { delays } = planDeal(viewOf(state as never), viewOf(next.state as never));
  expect(delays.get(handKey(0, 2))).toBe(0);
});
