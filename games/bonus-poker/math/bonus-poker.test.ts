import { expect, test } from "vitest";
import { parseCard } from "../../kit/math/cards.ts";
import { returns } from "../../kit/math/returns.ts";
import { rankBonus } from "./bonus-poker.ts";

test.each([
  ["TS JS QS KS AS", "royalFlush"],
  ["9S TS JS QS KS", "straightFlush"],
  ["AS AH AD AC 7S", "fourAces"],
  ["2S 2H 2D 2C 7S", "fourLow"],
  ["4S 4H 4D 4C AS", "fourLow"],
  ["5S 5H 5D 5C AS", "fourHigh"],
  ["KS KH KD KC AS", "fourHigh"],
  ["7S 7H 7D KC KS", "fullHouse"],
  ["JS JH KD 3C 2S", "jacksOrBetter"],
  ["TS TH KD 3C 2S", null],
])("%s is %s", (cards, hand) => {
  expect(rankBonus(cards.split(" ").map(parseCard))).toBe(hand);
});

test("the return is the published one of both pay tables", () => {
  const { returnToPlayer, bets } = returns["bonus-poker"]!;
  expect(returnToPlayer).toBeCloseTo(99.166, 3);
  expect(bets["for comparison: 7/5 pays"]).toBeCloseTo(98.0147, 3);
});
