import type { HandOutcome } from "./blackjack-odds.ts";
import { isNatural, totalOf } from "./hand.ts";

/**
 * Compares a finished hand with the dealer's. `isFirst` is false after a split, where 21 does not count as a natural.
 */
export function handOutcome(
  cards: readonly number[],
  dealer: readonly number[],
  isFirst: boolean,
): HandOutcome {
  const own = totalOf(cards).total;
  const theirs = totalOf(dealer).total;
  const natural = isFirst && isNatural(cards);
  if (own > 21) return "bust";
  if (isNatural(dealer)) return natural ? "push" : "lose";
  if (natural) return "blackjack";
  if (theirs > 21 || own > theirs) return "win";
  return own === theirs ? "push" : "lose";
}
