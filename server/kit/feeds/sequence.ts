/**
 * How far the messages about one subject have been applied: the number of the last one, and whether a message
 * after it is missing.
 */
export type FeedPosition = { sequence: number; hasGap: boolean };

/**
 * Decides whether a message can be applied now. A snapshot may have any higher number. Any other message must
 * have the next number, and is refused after a gap, because the missing message may have changed anything.
 */
export function placeMessage(
  { sequence, hasGap }: FeedPosition,
  message: { sequence: number; isSnapshot: boolean },
): "NEXT" | "STALE" | "GAP" {
  if (message.sequence <= sequence) return "STALE";
  if (message.isSnapshot) return "NEXT";
  return hasGap || message.sequence !== sequence + 1 ? "GAP" : "NEXT";
}
