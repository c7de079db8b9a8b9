import type { BlackjackView } from "../math/state.ts";

/** When each card leaves the shoe, in milliseconds from now; cards already on the table are not listed. */
export type DealPlan = { delays: ReadonlyMap<string, number>; totalMs: number };

export const STEP_MS = 260;
/** Several hands are dealt faster, so that the deal does not take long. */
const QUICK_STEP_MS = 170;
const SETTLE_MS = 420;

export const dealerKey = (card: number): string => `dealer-${card}`;
export const handKey = (hand: number, card: number): string => `hand-${hand}-${card}`;

/**
 * Plans when each new card is dealt: the player's cards one by one, then the dealer's. The opening deal goes
 * around the table twice.
 */
export function planDeal(before: BlackjackView | null, after: BlackjackView): DealPlan {
  const delays = new Map<string, number>();
  let at = 0;
  const stepMs = before === null && after.hands.length > 2 ? QUICK_STEP_MS : STEP_MS;
  const deal = (key: string) => {
    delays.set(key, at);
    at += stepMs;
  };
  if (before === null) {
    for (const card of [0, 1]) {
      for (const hand of after.seats.keys()) deal(handKey(hand, card));
      deal(dealerKey(card));
    }
    return { delays, totalMs: at + SETTLE_MS };
  }
  for (const [index, hand] of after.hands.entries()) {
    const known = cardsBefore(before, after, index);
    for (const card of hand.cards.keys()) {
      if (hand.cards[card] !== known[card]) deal(handKey(index, card));
    }
  }
  // Turning over the hole card takes as long as dealing a card.
  if (before.dealer.cards.includes(null) && !after.dealer.cards.includes(null)) at += STEP_MS;
  for (const card of after.dealer.cards.keys()) {
    if (card >= before.dealer.cards.length) deal(dealerKey(card));
  }
  return { delays, totalMs: at + SETTLE_MS };
}

/**
 * The cards that a hand had before the last move. A split divides the active hand in two and moves later hands on by
 * one.
 */
function cardsBefore(before: BlackjackView, after: BlackjackView, index: number): readonly string[] {
  const split = before.active ?? 0;
  const isSplit = after.hands.length > before.hands.length;
  if (!isSplit || index < split) return before.hands[index]?.cards ?? [];
  if (index > split + 1) return before.hands[index - 1]!.cards;
  return before.hands[split]!.cards.slice(index - split, index - split + 1);
}
