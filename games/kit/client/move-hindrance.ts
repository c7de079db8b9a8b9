import type { MessageKey } from "@parlour/web/i18n/messages";

/** Why the player cannot pay for a move; null if they can. */
export function moveHindrance(
  cost: number,
  { balance, promotional }: { balance: number; promotional: boolean },
): MessageKey | null {
  if (cost === 0) return null;
  // Extra stakes are not possible in a promotional round, because it must not cost the player money and its
  // winnings belong to the promotion.
  if (promotional) return "games.notGranted";
  return cost > balance ? "games.notCovered" : null;
}
