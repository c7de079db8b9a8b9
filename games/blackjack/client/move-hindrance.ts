import type { MessageKey } from "@parlour/web/i18n/messages";

/** Why the player cannot put down what a move costs; null when nothing is in the way. */
export function moveHindrance(
  cost: number,
  { balance, promotional }: { balance: number; promotional: boolean },
): MessageKey | null {
  if (cost === 0) return null;
  // A granted round takes no own money: what it wins belongs to the grant.
  if (promotional) return "games-blackjack.notGranted";
  return cost > balance ? "games-blackjack.notCovered" : null;
}
