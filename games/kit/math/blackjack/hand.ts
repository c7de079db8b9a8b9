import { rankOf } from "../cards.ts";

/** The points of a card: 1 for an ace, 10 for tens and face cards. */
export const pointsOf = (card: number): number => Math.min(rankOf(card), 10);

/** The best total of a hand; `soft` means that an ace counts as eleven. */
export function totalOf(cards: readonly number[]): { total: number; soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = hard <= 11 && cards.some((card) => pointsOf(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
}

/** A natural is an ace and a ten-value card as the first two cards; 21 after a split does not count. */
export const isNatural = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;
