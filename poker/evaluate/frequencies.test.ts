import { expect, test } from "vitest";
import { countFrequencies, eachHand, publishedFive, publishedSeven } from "./frequencies.ts";
import { categoryOf, shortDeckRanking, standardRanking } from "./high.ts";

const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

test("all 2,598,960 five-card hands have the published frequencies and 7,462 different values", () => {
  const seen = new Uint32Array(9 << 20);
  eachHand("full", 5, standardRanking, (value) => {
    seen[value]! += 1;
  });
  const counts: Record<string, number> = {};
  const different: Record<string, number> = {};
  seen.forEach((count, value) => {
    if (count === 0) return;
    const category = categoryOf(value);
    counts[category] = (counts[category] ?? 0) + count;
    different[category] = (different[category] ?? 0) + 1;
  });
  expect(counts).toEqual(publishedFive);
  expect(total(publishedFive)).toBe(2_598_960);
  expect(different).toEqual({
    straightFlush: 10,
    fourOfAKind: 156,
    fullHouse: 156,
    flush: 1_277,
    straight: 10,
    threeOfAKind: 858,
    twoPair: 858,
    pair: 2_860,
    highCard: 1_277,
  });
  expect(total(different)).toBe(7_462);
});

test("the published frequencies of seven cards, which prove:poker counts, cover all 133,784,560", () => {
  expect(total(publishedSeven)).toBe(133_784_560);
});

test("all 376,992 five-card hands of a short deck have the frequencies that combinatorics gives", () => {
  expect(countFrequencies("short", 5, shortDeckRanking)).toEqual({
    straightFlush: 6 * 4,
    flush: 126 * 4 - 24,
    fullHouse: 9 * 4 * 8 * 6,
    fourOfAKind: 9 * 32,
    straight: 6 * 4 ** 5 - 24,
    threeOfAKind: 9 * 4 * 28 * 16,
    twoPair: 36 * 36 * 28,
    pair: 9 * 6 * 56 * 64,
    highCard: (126 - 6) * (4 ** 5 - 4),
  });
});
