import { DECK_SIZE } from "../../kit/math/cards.ts";
import { DEALER_QUALIFIES_FROM, readThreeCards, type ThreeCardHand } from "./three-card-hand.ts";
import { anteBonus, pairPlusPays } from "./three-card-pays.ts";

type DealtHand = { cards: readonly [number, number, number]; hand: ThreeCardHand; score: number };

const everyHand: readonly DealtHand[] = (() => {
  const hands: DealtHand[] = [];
  for (let a = 0; a < DECK_SIZE; a++)
    for (let b = a + 1; b < DECK_SIZE; b++)
      for (let c = b + 1; c < DECK_SIZE; c++) hands.push({ cards: [a, b, c], ...readThreeCards([a, b, c]) });
  return hands;
})();

/** Typed arrays of the cards and scores, for speed: the proof compares 39 million pairs of hands. */
const flat = {
  cards: [0, 1, 2].map((place) => Uint8Array.from(everyHand, ({ cards }) => cards[place]!)),
  scores: Uint32Array.from(everyHand, ({ score }) => score),
};

/**
 * A key that is the same for all hands that differ only by swapped suits. Suits are numbered in the order in which they
 * first appear.
 */
function shapeOf(cards: readonly number[]): string {
  const suits: number[] = [];
  return cards
    .toSorted((a, b) => (a % 13) - (b % 13))
    .map((card) => {
      const suit = Math.floor(card / 13);
      if (!suits.includes(suit)) suits.push(suit);
      return `${card % 13}-${suits.indexOf(suit)}`;
    })
    .join(" ");
}

/**
 * One hand of each shape, and how many hands have this shape. Hands that differ only by swapped suits have the same
 * shape.
 */
function shapes(): { dealt: DealtHand; count: number }[] {
  const found = new Map<string, { dealt: DealtHand; count: number }>();
  for (const dealt of everyHand) {
    const shape = shapeOf(dealt.cards);
    const known = found.get(shape);
    if (known) known.count++;
    else found.set(shape, { dealt, count: 1 });
  }
  return [...found.values()];
}

/**
 * The average gain, in antes, of playing a hand against all 18,424 hands that the dealer can have, and how often
 * playing it pays anything.
 */
function playHand({ cards, hand, score }: DealtHand): { gain: number; paid: number } {
  const isTaken = new Uint8Array(DECK_SIZE);
  for (const card of cards) isTaken[card] = 1;
  const [first, second, third] = flat.cards as [Uint8Array, Uint8Array, Uint8Array];
  let gain = 0;
  let lost = 0;
  let against = 0;
  for (let at = 0; at < flat.scores.length; at++) {
    if (isTaken[first[at]!]! | isTaken[second[at]!]! | isTaken[third[at]!]!) continue;
    against++;
    const dealer = flat.scores[at]!;
    if (dealer < DEALER_QUALIFIES_FROM) gain += 1;
    else if (score !== dealer) gain += score > dealer ? 2 : -2;
    if (dealer >= DEALER_QUALIFIES_FROM && score < dealer) lost++;
  }
  const bonus = anteBonus[hand] ?? 0;
  return { gain: gain / against + bonus, paid: bonus > 0 ? 1 : 1 - lost / against };
}

export type ThreeCardProof = {
  /** The return on the ante with the best decision for every hand. */
  ante: number;
  /** The share of rounds in which the ante pays anything, with the same decisions. */
  antePaid: number;
  pairPlus: number;
  pairPlusPaid: number;
  /** The score of the weakest hand that should be played. */
  playedFrom: number;
  /** Whether every hand with a score of at least `playedFrom` should be played, and every weaker hand folded. */
  isThreshold: boolean;
  /** The hands that can actually be dealt, for a check that every row of both pay tables can be won. */
  reached: ReadonlySet<ThreeCardHand>;
};

/** Computes the return of both bets, comparing every player hand with every dealer hand. */
export function proveThreeCardPoker(): ThreeCardProof {
  const all = shapes();
  const hands = all.reduce((sum, { count }) => sum + count, 0);
  let gain = 0;
  let antePaid = 0;
  let pairPlus = 0;
  let pairPlusPaid = 0;
  let playedFrom = Number.POSITIVE_INFINITY;
  let foldedTo = 0;
  const reached = new Set<ThreeCardHand>();
  for (const { dealt, count } of all) {
    reached.add(dealt.hand);
    const { gain: playing, paid } = playHand(dealt);
    gain += count * Math.max(playing, -1);
    if (playing > -1) {
      playedFrom = Math.min(playedFrom, dealt.score);
      antePaid += count * paid;
    } else foldedTo = Math.max(foldedTo, dealt.score);
    const odds = pairPlusPays[dealt.hand];
    if (odds === undefined) continue;
    pairPlus += count * (odds + 1);
    pairPlusPaid += count;
  }
  return {
    ante: 1 + gain / hands,
    antePaid: antePaid / hands,
    pairPlus: pairPlus / hands,
    pairPlusPaid: pairPlusPaid / hands,
    playedFrom,
    isThreshold: foldedTo < playedFrom,
    reached,
  };
}
