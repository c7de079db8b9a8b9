/** The position of a feed about one subject: the last number applied, and whether a message before it is missing. */
export type FeedPosition = { sequence: number; hasGap: boolean };

/**
 * Decides whether a message is the next one. After a gap only a snapshot is accepted, which may have any higher number,
 * because the missing message may have changed anything.
 */
export function placeMessage(
  { sequence, hasGap }: FeedPosition,
  message: { sequence: number; isSnapshot: boolean },
): "NEXT" | "STALE" | "GAP" {
  if (message.sequence <= sequence) return "STALE";
  if (message.isSnapshot) return "NEXT";
  return hasGap || message.sequence !== sequence + 1 ? "GAP" : "NEXT";
}
