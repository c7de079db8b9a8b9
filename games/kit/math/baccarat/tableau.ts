import { rankOf } from "../cards.ts";

/** The points of a card; tens and face cards count zero. */
export const pointsOf = (card: number): number => (rankOf(card) >= 10 ? 0 : rankOf(card));

export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/**
 * Whether the banker draws a third card. This depends on the player's third card; if there is none, the
 * player's drawing rule applies.
 */
export function bankerDraws(bankerTotal: number, playerThird: number | null): boolean {
  if (playerThird === null) return bankerTotal <= 5;
  switch (bankerTotal) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return playerThird !== 8;
    case 4:
      return playerThird >= 2 && playerThird <= 7;
    case 5:
      return playerThird >= 4 && playerThird <= 7;
    case 6:
      return playerThird === 6 || playerThird === 7;
    default:
      return false;
  }
}
