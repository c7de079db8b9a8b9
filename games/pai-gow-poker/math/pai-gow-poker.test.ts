import { describe, expect, it, test } from "vitest";
import { JOKER_CODE, parseCard } from "../../kit/math/cards.ts";
import { JOKER } from "../../kit/math/poker-shape.ts";
import { returns } from "../../kit/math/returns.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { everyLow, houseWay, isAllowed, settingOf } from "./house-way.ts";
import { lanternHandOf, lanternPays } from "./lantern-bonus.ts";
import { paiGowHandOf, paiGowHands, paiGowValue } from "./pai-gow-hand.ts";
import { type PaiGowBet, type PaiGowView, paiGowPoker } from "./pai-gow-poker.ts";
import { simulatePaiGow } from "./simulate-pai-gow.ts";

const cardsOf = (text: string) =>
  text.split(" ").map((code) => (code === JOKER_CODE ? JOKER : parseCard(code)));
const handOf = (text: string) => paiGowHandOf(paiGowValue(cardsOf(text)));
/** The low hand that the house way chooses, as codes in the order of the cards. */
function lowOf(text: string): string {
  const codes = text.split(" ");
  return houseWay(cardsOf(text))
    .low.map((place) => codes[place])
    .join(" ");
}

test.each([
  ["JK AS AH AD AC", "fiveAces"],
  ["JK KS QS JS TS", "royalFlush"],
  ["JK 9S 8S 7S 6S", "straightFlush"],
  ["JK 9S 8S 6S 5S", "straightFlush"],
  ["JK 9S 8S 6S 2S", "flush"],
  ["JK 9S 8H 7S 5S", "straight"],
  ["JK 5S 4H 3D 2S", "straight"],
  ["JK KS KH KD 2S", "threeOfAKind"],
  ["JK KS KH 2D 2S", "twoPair"],
  ["JK KS KH 9D 2S", "twoPair"],
  ["JK AH KD 9D 2S", "pair"],
  ["JK KH 9D 5D 2S", "highCard"],
  ["AS AH AD AC 2S", "fourOfAKind"],
] as const)("%s is %s", (cards, hand) => {
  // The joker completes only straights and flushes. Next to two kings it therefore counts as an ace, not as a third
  // king.
  const expected = cards === "JK KS KH 9D 2S" ? "pair" : hand;
  expect(handOf(cards)).toBe(expected);
});

/** Tries the joker as every card that the rules allow. */
function slowValue(cards: readonly number[]): number {
  const natural = cards.filter((card) => card !== JOKER);
  const completes = new Set(["straight", "flush", "straightFlush", "royalFlush"]);
  let best = 0;
  for (let card = 0; card < JOKER; card++) {
    if (natural.includes(card)) continue;
    const value = paiGowValue([...natural, card]);
    if (card % 13 === 0 || completes.has(paiGowHandOf(value))) best = Math.max(best, value);
  }
  const aces = natural.filter((card) => card % 13 === 0).length;
  return aces === 4 ? (paiGowHands.length - 1) << 20 : best;
}

test.each([5, 7])("a joker among %i cards is worth the best card that it may stand for", (size) => {
  const random = simulationSource(size);
  for (let round = 0; round < 2_000; round++) {
    const cards = new Set([JOKER]);
    while (cards.size < size) cards.add(random.below(JOKER));
    expect(paiGowValue([...cards])).toBe(slowValue([...cards]));
  }
});

describe("the house way", () => {
  it.each([
    ["no pair", "AS KH QD 9C 7S 4H 2D", "KH QD"],
    ["one pair", "AS KH QD 7C 7S 4H 2D", "AS KH"],
    ["two pair, split", "AS QH QD 7C 7S 4H 2D", "7C 7S"],
    ["two low pair with a king", "KS 6H 6D 3C 3S 9H 2D", "KS 9H"],
    ["two low pair without a king", "QS 6H 6D 3C 3S 9H 2D", "3C 3S"],
    ["two middle pair with an ace", "AS TH TD 3C 3S 9H 2D", "AS 9H"],
    ["two middle pair with a king", "KS TH TD 3C 3S 9H 2D", "3C 3S"],
    ["three pair", "KS KH TH TD 3C 3S 9H", "KS KH"],
    ["three of a kind", "KS QH 7H 7D 7C 3S 2H", "KS QH"],
    ["three aces", "AS AH AD KC 9S 4H 2D", "AS KC"],
    ["two threes of a kind", "KS KH KD 9S 9H 9D 2C", "KS KH"],
    ["a straight with a pair", "9S 8H 7D 6C 5S 2H 2D", "2H 2D"],
    ["a long straight", "9S 8H 7D 6C 5S 4H KD", "KD 9S"],
    ["a flush of six", "AS KS QS 9S 7S 4S 2H", "AS 2H"],
    ["two pair before a flush", "KS KH QS QD 9S 7S 4S", "QS QD"],
    ["a full house", "KS KH KD 4S 4H 9D 2C", "4S 4H"],
    ["a full house with two pair", "KS KH KD 4S 4H 9D 9C", "9D 9C"],
    ["four sixes", "6S 6H 6D 6C KS 9H 2D", "KS 9H"],
    ["four tens with an ace", "TS TH TD TC AS 9H 2D", "AS 9H"],
    ["four tens without an ace", "TS TH TD TC KS 9H 2D", "TS TH"],
    ["four kings", "KS KH KD KC AS 9H 2D", "KS KH"],
    ["four kings with a pair", "KS KH KD KC 3S 3H 2D", "3S 3H"],
    ["five aces", "JK AS AH AD AC 9H 2D", "JK AS"],
    ["five aces with kings", "JK AS AH AD AC KH KD", "KH KD"],
  ])("%s: %s leaves %s", (_, cards, low) => {
    const ranks = (text: string) => text.replaceAll(/[SHDC](?= |$)/g, "").replaceAll("JK", "A");
    expect(ranks(lowOf(cards)).split(" ").toSorted()).toEqual(ranks(low).split(" ").toSorted());
  });

  it("never fouls", () => {
    const random = simulationSource(7);
    for (let round = 0; round < 3_000; round++) {
      const cards = new Set<number>();
      while (cards.size < 7) cards.add(random.below(JOKER + 1));
      expect(isAllowed(houseWay([...cards]))).toBe(true);
    }
  });
});

const main: PaiGowBet["bets"] = [{ kind: "main", stake: 100 }];

/**
 * Plays one round: the player's seven cards, then the dealer's. Both hands are listed from the highest card to the
 * lowest.
 */
function play(cards: string, bets = main) {
  const { state } = paiGowPoker.begin({ bets }, dealtCards(cards));
  const step = paiGowPoker.act!(state, { kind: "houseWay" }, dealtCards("AS"));
  return { win: step.win, outcome: step.state.outcome };
}

test.each([
  ["both hands win", "AS AH KD KC 9S 4H 2D QS QH 8D 7C 5S 3H 2C", 200, "win"],
  ["one hand wins", "AS AH QD JC 9S 4H 2D KS KH AD 7C 5S 3H 2C", 100, "push"],
  ["both hands lose", "QS QH 8D 7C 5S 3H 2C AS AH KD KC 9S 4H 2D", 0, "lose"],
  ["a queen-high dealer pushes", "3S 3H 4D 5C 9S JH KD QS TH 8D 7C 6S 4H 2C", 100, "queenHigh"],
  ["a jack-high dealer does not", "3S 3H 4D 5C 9S QH KD JS TH 8D 7C 6S 4H 2C", 200, "win"],
  ["a king-high dealer does not either", "AS AH 9D 8C 6S 4H 2D KS QH TD 8S 6C 5H 3C", 100, "push"],
  ["a copy of the low hand", "AS KH QD TC 7S 4H 2D AH KD QC TS 7H 3D 2C", 100, "push"],
  ["copies of both hands", "AS KH QD TC 7S 4H 2D AH KD QC TS 7H 4D 2C", 0, "lose"],
])("%s", (_, cards, win, outcome) => {
  expect(play(cards)).toEqual({ win, outcome });
});

describe("a foul", () => {
  const { state } = paiGowPoker.begin(
    { bets: main },
    dealtCards("AS AH QD JC 9S 4H 2D KS KH AD 7C 5S 3H 2C"),
  );

  it("is refused by the rules and marked in the view", () => {
    expect(paiGowPoker.costOf!(state, { kind: "set", low: [0, 1] })).toBeNull();
    expect(paiGowPoker.costOf!(state, { kind: "set", low: [2, 3] })).toBe(0);
    const { options } = paiGowPoker.view(state) as PaiGowView;
    expect(options).toHaveLength(21);
    for (const { places, isFoul } of options)
      expect(isFoul).toBe(paiGowPoker.costOf!(state, { kind: "set", low: [...places] }) === null);
  });

  it("is every two-card hand that beats its five-card hand", () => {
    const cards = cardsOf("AS KH QD JC 9S 4H 2D");
    const allowed = everyLow.filter((low) => isAllowed(settingOf(cards, low)));
    expect(allowed.every((low) => !low.includes(0))).toBe(true);
    expect(allowed).toHaveLength(15);
  });
});

test("the low hand is named by two positions in rising order", () => {
  for (const low of [[1, 1], [2, 1], [0, 7], [-1, 2], [0], [0, 1, 2]])
    expect(paiGowPoker.action!.safeParse({ kind: "set", low }).success).toBe(false);
});

test("the view hides the dealer's cards until the decision", () => {
  const cards = "AS AH KD KC 9S 4H 2D QS QH 8D 7C 5S 3H 2C";
  const { state } = paiGowPoker.begin({ bets: main }, dealtCards(cards));
  expect(JSON.stringify(paiGowPoker.view(state))).not.toMatch(/QS|QH|8D|7C|5S|3H|2C/);
  const { state: over } = paiGowPoker.act!(state, { kind: "houseWay" }, dealtCards("AS"));
  expect(paiGowPoker.view(over)).toMatchObject({
    dealer: { cards: ["QH", "QS", "8D", "7C", "5S", "3H", "2C"], hands: { high: "pair", low: "highCard" } },
  });
});

test("the Lantern bonus pays by the seven cards, and is settled by the deal when played alone", () => {
  const rows = {
    "9S 8S 7S 6S 5S 4S 3S": "sevenCardStraightFlush",
    "JK 8S 7S 6S 5S 4S 3S": "sevenCardStraightFlush",
    "JK AS AH AD AC 4S 3S": "fiveAces",
    "AS KS QS JS TS 4H 3D": "royalFlush",
    "9S 8S 7S 6S 5S KH 3D": "straightFlush",
    "9S 9H 9D 9C 5S KH 3D": "fourOfAKind",
    "9S 9H 9D 5C 5S KH 3D": "fullHouse",
    "AS KS 9S 5S 3S 4H 2D": "flush",
    "9S 9H 9D 5C 4S KH 2D": "threeOfAKind",
    "9S 8H 7D 6C 5S KH 2D": "straight",
  } as const;
  const bets: PaiGowBet["bets"] = [{ kind: "lantern", stake: 100 }];
  for (const [cards, row] of Object.entries(rows)) {
    expect(lanternHandOf(cardsOf(cards))).toBe(row);
    const left = "AS KH QD JC TS 8H 6D 4C 2S AH KD QC JS TH 8D 6C 4S 2H"
      .split(" ")
      .filter((card) => !cards.includes(card))
      .slice(0, 7);
    const { win, done } = paiGowPoker.begin({ bets }, dealtCards(`${cards} ${left.join(" ")}`));
    expect([win, done]).toEqual([100 * (lanternPays[row] + 1), true]);
  }
  expect(new Set(Object.values(rows)).size).toBe(Object.keys(lanternPays).length);
  expect(lanternHandOf(cardsOf("KS KH QD QC 9S 4H 2D"))).toBeNull();
});

test("a short simulation agrees with the published figures", () => {
  const { returned, within, hitRate } = simulatePaiGow(10_000);
  const published = returns["pai-gow-poker"]!;
  expect(Math.abs(returned - published.returnToPlayer / 100)).toBeLessThan(2 * within);
  expect(Math.abs(hitRate - published.hitRate! / 100)).toBeLessThan(0.02);
});
