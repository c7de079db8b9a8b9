import { expect, test } from "vitest";
import { parseCard } from "../../kit/math/cards.ts";
import { rankJacks } from "../../kit/math/jacks-hands.ts";

test.each([
  ["TS JS QS KS AS", "royalFlush"],
  ["AS 2S 3S 4S 5S", "straightFlush"],
  ["9S TS JS QS KS", "straightFlush"],
  ["7S 7H 7D 7C KS", "fourOfAKind"],
  ["7S 7H 7D KC KS", "fullHouse"],
  ["2S 7S 9S JS KS", "flush"],
  ["AS 2H 3D 4C 5S", "straight"],
  ["TS JH QD KC AS", "straight"],
  ["QS KH AD 2C 3S", null],
  ["7S 7H 7D QC KS", "threeOfAKind"],
  ["7S 7H KD KC 2S", "twoPair"],
  ["JS JH KD 3C 2S", "jacksOrBetter"],
  ["AS AH KD 3C 2S", "jacksOrBetter"],
  ["TS TH KD 3C 2S", null],
  ["2S 4H 6D 8C TS", null],
])("%s is %s", (cards, hand) => {
  expect(rankJacks(cards.split(" ").map(parseCard))).toBe(hand);
});
