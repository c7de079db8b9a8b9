import { expect, test } from "vitest";
import { parseCard } from "../../kit/math/cards.ts";
import { returns } from "../../kit/math/returns.ts";
import { rankDoubleDouble } from "./double-double-bonus.ts";

test.each([
  ["TS JS QS KS AS", "royalFlush"],
  ["AS AH AD AC 2S", "fourAcesWithKicker"],
  ["4S AH AD AC AS", "fourAcesWithKicker"],
  ["AS AH AD AC 5S", "fourAces"],
  ["AS AH AD AC KS", "fourAces"],
  ["2S 2H 2D 2C AS", "fourLowWithKicker"],
  ["3S 3H 3D 3C 4S", "fourLowWithKicker"],
  ["3S 3H 3D 3C 5S", "fourLow"],
  ["5S 5H 5D 5C AS", "fourHigh"],
  ["KS KH KD KC 2S", "fourHigh"],
  ["7S 7H KD KC 2S", "twoPair"],
])("%s is %s", (cards, hand) => {
  expect(rankDoubleDouble(cards.split(" ").map(parseCard))).toBe(hand);
});

test("the return is the published one of both pay tables", () => {
  const { returnToPlayer, bets } = returns["double-double-bonus"]!;
  expect(returnToPlayer).toBeCloseTo(98.9808, 3);
  expect(bets["for comparison: 10/6 pays"]).toBeCloseTo(100.0671, 3);
});
