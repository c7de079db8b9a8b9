import { rankOf } from "../cards.ts";

/** The points of a card: 1 for an ace, 10 for tens and face cards. */
export const pointsOf = (card: number): number => Math.min(rankOf(card), 10);

/** The best total of a hand; `soft` means that an ace counts as eleven. */
export function totalOf(cards: readonly number[]): { total: number; soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = hard <= 11 && cards.some((card) => pointsOf(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
}

/**
 * Whether two cards are an ace and a ten-value card. Callers must exclude hands after a split, which are not
 * naturals.
 */
export const isNatural = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;
