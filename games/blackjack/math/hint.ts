import { basicStrategy } from "../../kit/math/blackjack/basic-strategy.ts";
import { pointsOf } from "../../kit/math/blackjack/hand.ts";
import { parseCard } from "../../kit/math/cards.ts";
import type { BlackjackTableMove, BlackjackView } from "./state.ts";

/**
 * The move of basic strategy for the hand being played, among the moves that are allowed and that the player can pay
 * for; null if there is nothing to decide. It is the strategy whose return is published.
 */
export function hintFor(
  { allowed, hands, active, dealer }: BlackjackView,
  canPay: (cost: number) => boolean,
): BlackjackTableMove | null {
  const can = (kind: BlackjackTableMove): boolean =>
    allowed.some((move) => move.kind === kind && canPay(move.cost));
  // Insurance loses on average, whatever the player holds.
  if (can("declineAll")) return "declineAll";
  if (can("decline")) return "decline";
  const hand = active === null ? undefined : hands[active];
  if (!hand || !can("stand")) return null;
  const canSplit = can("split");
  return basicStrategy(
    {
      total: hand.total,
      soft: hand.soft,
      pairOf: canSplit ? pointsOf(parseCard(hand.cards[0]!)) : null,
      canDouble: can("double"),
      canSplit,
      canSurrender: can("surrender"),
    },
    pointsOf(parseCard(dealer.cards[0]!)),
  );
}
