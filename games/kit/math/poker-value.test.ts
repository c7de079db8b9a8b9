import { describe, expect, it, test } from "vitest";
import { DECK_SIZE, parseCard } from "./cards.ts";
import { pokerHandOf, pokerValue } from "./poker-value.ts";
import { simulationSource } from "./simulation-source.ts";

const read = (cards: string): number => pokerValue(cards.split(" ").map(parseCard));

test.each([
  ["TS JS QS KS AS", "royalFlush"],
  ["TS JS QS KS AS 9S 2H", "royalFlush"],
  ["AS 2S 3S 4S 5S KH KD", "straightFlush"],
  ["7S 7H 7D 7C KS KH KD", "fourOfAKind"],
  ["7S 7H 7D KC KS QH QD", "fullHouse"],
  ["7S 7H 7D KC KS KH 2D", "fullHouse"],
  ["2S 7S 9S JS KS 7H 7D", "flush"],
  ["AS 2H 3D 4C 5S AH AD", "straight"],
  ["TS JH QD KC AS 2D 2C", "straight"],
  ["QS KH AD 2C 3S 7D 9C", "highCard"],
  ["7S 7H 7D QC KS 2D 4C", "threeOfAKind"],
  ["7S 7H KD KC 2S 2D AC", "twoPair"],
  ["7S 7H KD QC 2S 3D AC", "pair"],
])("%s is %s", (cards, hand) => {
  expect(pokerHandOf(read(cards))).toBe(hand);
});

describe("within a hand", () => {
  it.each([
    ["AS 2H 3D 4C 6S 6H 6D", "AS 2H 3D 4C 7S KH 7D", "three of a kind against a pair"],
    ["2H 3D 4C 5S 6H", "AS 2H 3D 4C 5S", "the ace is low in the lowest straight"],
    ["KS KH 2D 2C AS", "QS QH JD JC AS", "two pair by the higher pair"],
    ["KS KH 2D 2C AS", "KD KC 2S 2H QS", "two pair by the kicker"],
    ["9S 9H 9D 2C 2S", "8S 8H 8D AC AS", "a full house by its three"],
    ["AS JS 9S 5S 3S", "AH JH 9H 5H 2H", "a flush by its last card"],
    ["TS TH AD 5C 4S", "TD TC KD QC JS", "a pair by its first kicker"],
  ])("%s beats %s: %s", (better, worse) => {
    expect(read(better)).toBeGreaterThan(read(worse));
  });

  it("only five cards and no suits count", () => {
    expect(read("KS KH QD JC 9S 3D 2C")).toBe(read("KD KC QH JS 9D 4D 3H"));
    expect(read("AS KH QD JC TS 3D 2C")).toBe(read("AD KS QH JS TH TD 9C"));
  });
});

test("seven cards are worth the best five of them", () => {
  const random = simulationSource(7);
  for (let round = 0; round < 2_000; round++) {
    const cards: number[] = [];
    while (cards.length < 7) {
      const card = random.below(DECK_SIZE);
      if (!cards.includes(card)) cards.push(card);
    }
    let best = 0;
    for (let one = 0; one < 7; one++)
      for (let other = 0; other < one; other++)
        best = Math.max(best, pokerValue(cards.filter((_, place) => place !== one && place !== other)));
    expect(pokerValue(cards)).toBe(best);
  }
});

test("all hands of five cards occur as often as they should", () => {
  const counts: Record<string, number> = {};
  for (let a = 0; a < DECK_SIZE; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++)
        for (let d = 0; d < c; d++)
          for (let e = 0; e < d; e++) {
            const hand = pokerHandOf(pokerValue([a, b, c, d, e]));
            counts[hand] = (counts[hand] ?? 0) + 1;
          }
  expect(counts).toEqual({
    royalFlush: 4,
    straightFlush: 36,
    fourOfAKind: 624,
    fullHouse: 3_744,
    flush: 5_108,
    straight: 10_200,
    threeOfAKind: 54_912,
    twoPair: 123_552,
    pair: 1_098_240,
    highCard: 1_302_540,
  });
});
