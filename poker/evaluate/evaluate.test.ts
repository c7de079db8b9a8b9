import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCard, parseCards, sortedDeck } from "../cards.ts";
import { gameCodes, games, strengthOf } from "../games.ts";
import { pick, randomFrom, shuffle } from "../testing/random.ts";
import { compareLists, playableFives, slowFive, slowLow } from "../testing/slow-values.ts";
import { categoryOf, evaluateHigh, shortDeckRanking } from "./high.ts";
import { evaluateLow } from "./low.ts";
import { evaluateOmahaHigh, evaluateOmahaLow } from "./omaha.ts";

const high = (cards: string) => evaluateHigh(parseCards(cards));
const short = (cards: string) => evaluateHigh(parseCards(cards), shortDeckRanking);

describe("high hands", () => {
  test.each([
    ["straightFlush", "5d4d3d2dAdKsKh"],
    ["fourOfAKind", "KcKdKhKs2c2d2h"],
    ["fullHouse", "QcQdQh7s7c7d2h"],
    ["flush", "Ah9h7h4h2hAsAd"],
    ["straight", "Ah2c3d4s5h"],
    ["threeOfAKind", "9c9d9hKs2c"],
    ["twoPair", "AcAdKhKsQcQd2h"],
    ["pair", "AcAdKhQs2c"],
    ["highCard", "AcJdKhQs2c"],
  ] as const)("%s: %s", (category, cards) => {
    expect(categoryOf(high(cards))).toBe(category);
  });

  test("the third pair is the kicker only if it is the highest card left", () => {
    expect(high("AcAdKhKsQcQd2h")).toBe(high("AcAdKhKsQh"));
    expect(high("AcAdKhKs3c3dQh")).toBe(high("AcAdKhKsQs"));
  });

  test.each([
    ["KcKdKhKs3c", "KcKdKhKs2c"],
    ["QcQdQh7s7c", "JcJdJhAsAc"],
    ["QcQdQh7s7c", "QcQdQh6s6c"],
    ["AcAdAh3s2c", "KcKdKhAsQc"],
    ["9c9dKh7s2c", "9c9dQhJsTc"],
    ["6h5h4h3h2h", "5h4h3h2hAh"],
    ["KcKdKhKs2c2d3h", "KcKdKhKs2c2d2h"],
    ["AcAdAhKsKcKd2h", "AcAdAhQsQcQdKh"],
  ])("%s beats %s", (better, worse) => {
    expect(high(better)).toBeGreaterThan(high(worse));
  });

  test("suits never break a tie", () => {
    expect(high("AcKdQh9s2c")).toBe(high("AdKhQs9c2d"));
  });
});

describe("short deck", () => {
  test("a flush beats a full house, and a straight beats three of a kind", () => {
    expect(short("6h8hThQhKh")).toBeGreaterThan(short("AcAdAhKsKc"));
    expect(short("6c7d8h9sTc")).toBeGreaterThan(short("AcAdAhKsQc"));
    expect(categoryOf(short("6h8hThQhKh"), shortDeckRanking)).toBe("flush");
    expect(categoryOf(short("AcAdAhKsKc"), shortDeckRanking)).toBe("fullHouse");
  });

  test("the ace counts below the six, as the lowest straight", () => {
    expect(categoryOf(short("Ac6d7h8s9c"), shortDeckRanking)).toBe("straight");
    expect(short("Ac6d7h8s9c")).toBeLessThan(short("6c7d8h9sTc"));
  });
});

describe("eight or better", () => {
  const low = (cards: string) => evaluateLow(parseCards(cards));
  test("the wheel is best, and the highest card decides first", () => {
    expect(low("Ac2d3h4s5c")!).toBeLessThan(low("Ac2d3h4s6c")!);
    expect(low("2c3d4h5s7c")!).toBeLessThan(low("Ac2d3h4s8c")!);
    expect(low("2d3d4d5d6d")).toBe(low("2c3h4s5c6h"));
    expect(low("Ac2d3h4s5c6c7d")).toBe(low("Ac2d3h4s5c"));
  });
  test("a nine or a pair does not qualify", () => {
    expect(low("Ac2d3h4s9c")).toBeNull();
    expect(low("Ac2d3h4s4c")).toBeNull();
    expect(low("Ac2d3h4s4cKcKd")).toBeNull();
    expect(low("Ac2d3h4s4c8cKd")).not.toBeNull();
  });
});

describe("Omaha", () => {
  test("four hearts on the board need two in the hand", () => {
    const value = evaluateOmahaHigh(parseCards("AhKsQd9c"), parseCards("2h5h7hJh3c"));
    expect(categoryOf(value)).toBe("highCard");
  });
  test("a low needs two low cards in the hand", () => {
    expect(evaluateOmahaLow(parseCards("AcKsQdJc"), parseCards("2h3h4s5d6c"))).toBeNull();
    expect(evaluateOmahaLow(parseCards("Ac2sQdJcKd"), parseCards("3h4h5sKhQc"))).toBe(0b11111);
  });
});

test("the evaluator orders random hands of every game as the slow one does", () => {
  const hands = fc.integer({ min: 0, max: 2 ** 31 });
  fc.assert(
    fc.property(hands, (seed) => {
      const random = randomFrom(seed);
      const game = pick(random, gameCodes);
      const { holeCards, deck } = games[game];
      const cards = shuffle(random, sortedDeck(deck));
      const board = cards.slice(0, pick(random, [3, 4, 5]));
      const [mine, theirs] = [cards.slice(5, 5 + holeCards), cards.slice(10, 10 + holeCards)];
      const fast = [mine, theirs].map((hole) => strengthOf(game, hole, board));
      const slow = [mine, theirs].map((hole) => {
        const fives = playableFives(game, hole.map(formatCard), board.map(formatCard));
        return {
          high: fives
            .map((five) => slowFive(five, deck === "short"))
            .toSorted(compareLists)
            .at(-1)!,
          low: fives
            .flatMap((five) => [slowLow(five) ?? []].filter(({ length }) => length > 0))
            .toSorted(compareLists)[0],
        };
      });
      expect(Math.sign(fast[0]!.high - fast[1]!.high)).toBe(
        Math.sign(compareLists(slow[0]!.high, slow[1]!.high)),
      );
      if (!games[game].splitsLow) return;
      fast.forEach(({ low }, at) => {
        const ranks = slow[at]!.low;
        expect(low).toBe(ranks ? ranks.reduce((bits, rank) => bits | (1 << rank), 0) : null);
      });
    }),
    { numRuns: 300 },
  );
});
