import { rankOf } from "../../kit/math/cards.ts";

/** 1 for an ace, 10 for tens and face cards. */
export const pointsOf = (card: number): number => Math.min(rankOf(card), 10);

/** The best total of a hand; `soft` when an ace counts as eleven in it. */
export function totalOf(cards: readonly number[]): { total: number; soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = hard <= 11 && cards.some((card) => pointsOf(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
}

/** An ace and a ten-value card as the first two cards; 21 after a split is not a natural. */
export const isNatural = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;
