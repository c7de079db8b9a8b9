import { DECK_SIZE, rankOf, suitOf } from "../cards.ts";
import { blackjackOdds } from "./blackjack-odds.ts";

/** The side bets of a hand: its first two cards are a pair, or make a poker hand with the dealer's upcard. */
export const sideBets = ["pairs", "poker"] as const;
export type SideBet = (typeof sideBets)[number];

export type PairKind = "perfect" | "coloured" | "mixed";
export type PokerKind = "suitedTrips" | "straightFlush" | "trips" | "straight" | "flush";

/** The odds of a pair among the player's first two cards. */
export const pairPays: Record<PairKind, number> = { perfect: 25, coloured: 12, mixed: 6 };

/** The odds of 21+3: a poker hand of the player's first two cards and the dealer's upcard. */
export const pokerPays: Record<PokerKind, number> = {
  suitedTrips: 100,
  straightFlush: 40,
  trips: 30,
  straight: 10,
  flush: 5,
};

const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** The kind of pair that two cards form; null if they are not a pair. */
export function pairKindOf([one, other]: readonly number[]): PairKind | null {
  if (rankOf(one!) !== rankOf(other!)) return null;
  if (suitOf(one!) === suitOf(other!)) return "perfect";
  return isRed(one!) === isRed(other!) ? "coloured" : "mixed";
}

/** Three ranks in a row. An ace counts as low (below a two) or as high (above a king). */
function isStraight(cards: readonly number[]): boolean {
  const [low, middle, high] = cards.map(rankOf).toSorted((a, b) => a - b) as [number, number, number];
  if (middle === low + 1 && high === middle + 1) return true;
  return low === 1 && middle === 12 && high === 13;
}

/** The poker hand of three cards that 21+3 pays for; null if it pays nothing. */
export function pokerKindOf(cards: readonly number[]): PokerKind | null {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]!));
  if (cards.every((card) => rankOf(card) === rankOf(cards[0]!))) return isFlush ? "suitedTrips" : "trips";
  if (isStraight(cards)) return isFlush ? "straightFlush" : "straight";
  return isFlush ? "flush" : null;
}

/** The kind of pair or poker hand that a side bet wins with; null if it loses. */
export function sideBetKind(
  bet: SideBet,
  player: readonly number[],
  upcard: number,
): PairKind | PokerKind | null {
  return bet === "pairs" ? pairKindOf(player) : pokerKindOf([...player.slice(0, 2), upcard]);
}

/** The payout of a side bet on the player's first two cards and the dealer's upcard. */
export function settleSideBet(
  bet: SideBet,
  stake: number,
  player: readonly number[],
  upcard: number,
): number {
  const kind = sideBetKind(bet, player, upcard);
  return kind === null ? 0 : stake * ({ ...pairPays, ...pokerPays }[kind] + 1);
}

/** The cards of one deck; a shoe contains each of them once per deck. */
const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);

/** The exact returns of both side bets from a full shoe, over all combinations of two and three cards. */
export function proveSideBets(decks: number): { pairs: number; poker: number } {
  const size = DECK_SIZE * decks;
  let pairs = 0;
  let poker = 0;
  for (const one of deck)
    for (const other of deck) {
      const secondLeft = decks - (one === other ? 1 : 0);
      const two = (decks * secondLeft) / (size * (size - 1));
      const pair = pairKindOf([one, other]);
      if (pair) pairs += two * (pairPays[pair] + 1);
      for (const up of deck) {
        const kind = pokerKindOf([one, other, up]);
        if (kind === null) continue;
        const thirdLeft = decks - (up === one ? 1 : 0) - (up === other ? 1 : 0);
        poker += ((two * thirdLeft) / (size - 2)) * (pokerPays[kind] + 1);
      }
    }
  return { pairs, poker };
}

/** The payout for one unit of every side bet that some combination of cards wins. */
export function reachedSideBets(): Map<string, number> {
  const paid = new Map<string, number>();
  // Three decks contain the same card three times, as the highest-paying poker hand requires.
  for (let one = 0; one < DECK_SIZE; one++)
    for (let other = DECK_SIZE; other < 2 * DECK_SIZE; other++)
      for (let up = 2 * DECK_SIZE; up < 3 * DECK_SIZE; up++)
        for (const bet of sideBets) {
          const kind = sideBetKind(bet, [one, other], up);
          if (kind !== null && !paid.has(kind)) paid.set(kind, settleSideBet(bet, 1, [one, other], up));
        }
  return paid;
}

/**
 * The return of insurance, computed from the probability that the dealer's hole card under an ace counts ten. The
 * player's cards are not considered.
 */
export const insuranceReturnOf = (decks: number): number =>
  (16 * decks * (blackjackOdds.insurance[0] + 1)) / (DECK_SIZE * decks - 1);
