import { expect, test } from "vitest";
import { JOKER_CODE, parseCard } from "../../kit/math/cards.ts";
import { JOKER } from "../../kit/math/poker-shape.ts";
import { returns } from "../../kit/math/returns.ts";
import type { VideoPokerView } from "../../kit/math/video-poker.ts";
import { jokerPoker, rankJoker } from "./joker-poker.ts";

const read = (cards: string) =>
  rankJoker(cards.split(" ").map((code) => (code === JOKER_CODE ? JOKER : parseCard(code))));

test.each([
  ["TS JS QS KS AS", "naturalRoyalFlush"],
  ["TS JK QS KS AS", "wildRoyalFlush"],
  ["7S 7H 7D 7C JK", "fiveOfAKind"],
  ["5S 6S JK 8S 9S", "straightFlush"],
  ["AS 2S JK 4S 5S", "straightFlush"],
  ["7S 7H 7D JK KS", "fourOfAKind"],
  ["7S 7H 7D 7C KS", "fourOfAKind"],
  ["7S 7H KD KC JK", "fullHouse"],
  ["2S 7S 9S JK KS", "flush"],
  ["5S 6H JK 8C 9S", "straight"],
  ["7S 7H JK QC KS", "threeOfAKind"],
  ["7S 7H KD KC 2S", "twoPair"],
  ["KS KH 7D 3C 2S", "kingsOrBetter"],
  ["AS JK 7D 9C 2S", "kingsOrBetter"],
  ["KS JK 7D 9C 2S", "kingsOrBetter"],
  ["QS JK 7D 9C 2S", null],
  ["QS QH 7D 3C 2S", null],
])("%s is %s", (cards, hand) => {
  expect(read(cards)).toBe(hand);
});

test("the joker is dealt from a deck of 53 and shown by its code", () => {
  const bounds: number[] = [];
  const { state } = jokerPoker.begin(
    { stake: 100 },
    {
      below(bound) {
        bounds.push(bound);
        return bound - 1;
      },
    },
  );
  expect(bounds).toEqual([53, 52, 51, 50, 49]);
  const { cards } = jokerPoker.view(state) as VideoPokerView;
  expect(cards).toEqual([JOKER_CODE, "KC", "QC", "JC", "TC"]);
});

test("the return is the published one of both pay tables", () => {
  const { returnToPlayer, bets } = returns["joker-poker"]!;
  expect(returnToPlayer).toBeCloseTo(98.09, 2);
  expect(bets["for comparison: full pay"]).toBeCloseTo(100.6463, 3);
});
