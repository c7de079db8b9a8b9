import { dealerTimesOf } from "../../math/blackjack/dealer-times.ts";

type Shown = {
  /** Whether one of the dealer's first two cards has left the shoe. */
  isDealt: (card: number) => boolean;
  /** The time since the last decision of the round; null while players can still decide. */
  revealMs: number | null;
  isOver: boolean;
};

/** The dealer's cards that lie on the table, as numbers; null for the hole card while it is hidden. */
export function dealerCards(
  { dealer }: { dealer: readonly number[] },
  { isDealt, revealMs, isOver }: Shown,
): (number | null)[] {
  const { openMs } = dealerTimesOf({ dealer });
  const isOpen = (card: number) => isOver || (revealMs !== null && revealMs >= openMs[card]!);
  // While players choose, the server sends only the upcard.
  const cards = dealer.length === 1 ? [dealer[0]!, null] : dealer;
  return cards.flatMap((card, at) => {
    if (at < 2) return isDealt(at) || isOver ? [at === 0 || isOpen(at) ? card : null] : [];
    return isOpen(at) ? [card] : [];
  });
}
