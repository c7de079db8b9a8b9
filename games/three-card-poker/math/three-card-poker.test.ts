import { describe, expect, it, test } from "vitest";
import { parseCard } from "../../kit/math/cards.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { proveThreeCardPoker } from "./prove-three-card-poker.ts";
import { DEALER_QUALIFIES_FROM, readThreeCards } from "./three-card-hand.ts";
import { pairPlusPays } from "./three-card-pays.ts";
import { type ThreeCardMove, threeCardPoker } from "./three-card-poker.ts";

const read = (cards: string) => readThreeCards(cards.split(" ").map(parseCard));

test.each([
  ["QS KS AS", "straightFlush"],
  ["AS 2S 3S", "straightFlush"],
  ["7S 7H 7D", "threeOfAKind"],
  ["AS 2H 3D", "straight"],
  ["TS JH QD", "straight"],
  ["KS AH 2D", "highCard"],
  ["2S 9S KS", "flush"],
  ["4S 4H KD", "pair"],
  ["2S 4H 6D", "highCard"],
])("%s is %s", (cards, hand) => {
  expect(read(cards).hand).toBe(hand);
});

describe("hands of one kind are compared", () => {
  it.each([
    ["TS JH QD", "AS 2H 3D", "the low straight is the lowest"],
    ["5S 5H 2D", "4S 4H AD", "pairs before the third card"],
    ["4S 4H AD", "4D 4C KD", "pairs by the third card"],
    ["AS 7H 2D", "KS QH 9D", "by the highest card"],
    ["KS 9H 3D", "KD 8H 7D", "by the second card"],
    ["AS 2H 3D", "KS QS 2S", "a straight beats a flush"],
  ])("%s beats %s: %s", (better, worse) => {
    expect(read(better).score).toBeGreaterThan(read(worse).score);
  });

  it("and suits do not count", () => {
    expect(read("AS 7H 2D").score).toBe(read("AH 7D 2C").score);
  });
});

test("the dealer qualifies with queen high", () => {
  expect(read("QS 3H 2D").score).toBeGreaterThanOrEqual(DEALER_QUALIFIES_FROM);
  expect(read("JS TH 8D").score).toBeLessThan(DEALER_QUALIFIES_FROM);
});

/** Plays one round: the player's cards, then the dealer's. */
function play(cards: string, move: ThreeCardMove, bets = [{ kind: "ante" as const, stake: 100 }]) {
  const dealt = threeCardPoker.begin({ bets }, dealtCards(cards));
  const cost = threeCardPoker.costOf!(dealt.state, { kind: move });
  const { state, win } = threeCardPoker.act!(dealt.state, { kind: move }, dealtCards("AS"));
  return { cost, win, outcome: state.outcome };
}

test.each([
  ["KS 9H 3D 8S 6H 4D", "play", 300, "notQualified"],
  ["KS 9H 3D QS 6H 4D", "play", 400, "win"],
  ["QS 6H 4D KS 9H 3D", "play", 0, "lose"],
  ["QS 6H 4D QD 6C 4H", "play", 200, "push"],
  ["9S TH JD KS KH KD", "play", 100, "lose"],
  ["9S 9H 9D 8S 6H 4D", "play", 700, "notQualified"],
  ["9S TS JS KD QH 3D", "play", 900, "win"],
  ["9S TS JS KD QH 3D", "fold", 0, "fold"],
] as const)("%s, %s: pays %i, %s", (cards, move, win, outcome) => {
  expect(play(cards, move)).toEqual({ cost: move === "play" ? 100 : 0, win, outcome });
});

test("Pair Plus alone is settled by the deal, and pays by the player's hand", () => {
  const bets = [{ kind: "pairPlus" as const, stake: 100 }];
  const hands = { "9S TS JS": 40, "9S 9H 9D": 30, "9S TH JD": 6, "2S 9S KS": 4, "4S 4H KD": 1 };
  for (const [hand, odds] of Object.entries(hands)) {
    const { win, done } = threeCardPoker.begin({ bets }, dealtCards(`${hand} AC 7C 2C`));
    expect([win, done]).toEqual([100 * (odds + 1), true]);
  }
  expect(Object.values(hands).toSorted()).toEqual(Object.values(pairPlusPays).toSorted());
  expect(threeCardPoker.begin({ bets }, dealtCards("2S 4H 6D AC 7C 2C")).win).toBe(0);
});

test("Pair Plus is paid even if the hand is folded", () => {
  const { state } = threeCardPoker.begin(
    {
      bets: [
        { kind: "ante", stake: 100 },
        { kind: "pairPlus", stake: 50 },
      ],
    },
    dealtCards("4S 4H KD AC 7C 2C"),
  );
  expect(threeCardPoker.act!(state, { kind: "fold" }, dealtCards("AS")).win).toBe(100);
});

test("the view hides the dealer's cards until the decision", () => {
  const { state } = threeCardPoker.begin(
    { bets: [{ kind: "ante", stake: 100 }] },
    dealtCards("KS 9H 3D 8S 6H 4D"),
  );
  expect(threeCardPoker.view(state)).toMatchObject({ dealer: { cards: [null, null, null], hand: null } });
});

describe("the proof", () => {
  const proven = proveThreeCardPoker();

  it("meets the published edges and finds the published strategy", () => {
    expect((1 - proven.ante) * 100).toBeCloseTo(3.373, 3);
    expect((1 - proven.pairPlus) * 100).toBeCloseTo(2.3167, 3);
    expect(proven.isThreshold).toBe(true);
    expect(proven.playedFrom).toBe(read("QS 6H 4D").score);
  });

  it("agrees with rounds that are played", () => {
    const random = simulationSource(1601);
    const rounds = 50_000;
    let [paid, paying] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const { state } = threeCardPoker.begin({ bets: [{ kind: "ante", stake: 1 }] }, random);
      const isPlayed = readThreeCards(state.player).score >= proven.playedFrom;
      if (!isPlayed) continue;
      const { win } = threeCardPoker.act!(state, { kind: "play" }, random);
      paid += win - 1;
      if (win > 0) paying++;
    }
    // The standard deviation of one round is 1.64 antes, so 0.03 is about four standard errors of the mean.
    expect(Math.abs(paid / rounds - proven.ante)).toBeLessThan(0.03);
    // The tolerance is four standard errors of a share near one half.
    expect(Math.abs(paying / rounds - proven.antePaid)).toBeLessThan(0.009);
  });
});
