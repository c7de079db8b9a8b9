import { expect, test } from "vitest";
import { parseCard } from "../../kit/math/cards.ts";
import { rankDeuces } from "./deuces-wild.ts";

test.each([
  ["TS JS QS KS AS", "naturalRoyalFlush"],
  ["2S 2H 2D 2C 7S", "fourDeuces"],
  ["2H JS QS KS AS", "wildRoyalFlush"],
  ["2S 2H 2D TC KC", "wildRoyalFlush"],
  ["2S 2H 2D 7C 7S", "fiveOfAKind"],
  ["2S 2H 2D 3C 7C", "straightFlush"],
  ["2H 3S 4S 5S AS", "straightFlush"],
  ["2S 2H 2D 3C 9S", "fourOfAKind"],
  ["2S 7H 7D 7C 9S", "fourOfAKind"],
  ["2S 7H 7D 9C 9S", "fullHouse"],
  ["2H 4S 8S JS KS", "flush"],
  ["2H 9S TD JC KS", "straight"],
  ["2H AS 3D 4C 5S", "straight"],
  ["2H 7S 7D JC KS", "threeOfAKind"],
  ["2S 2H 4D 9C KS", "threeOfAKind"],
  ["7S 7H KD KC AS", null],
  ["2H 4S 8D JC KS", null],
])("%s is %s", (cards, hand) => {
  expect(rankDeuces(cards.split(" ").map(parseCard))).toBe(hand);
});
