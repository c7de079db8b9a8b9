import type { Notification } from "@parlour/contracts/entities/notification";

/**
 * Tells which messages came while the page was open. What the page was opened with, what was read elsewhere
 * meanwhile and what was taken back out of the bin is no news.
 */
export function createArrivals(newestAtStart: string | null) {
  const known = new Set<string>();
  return {
    among(messages: readonly Notification[]): readonly Notification[] {
      const arrived = messages.filter(
        ({ id, acknowledged, createdAt }) =>
          !known.has(id) && !acknowledged && (newestAtStart === null || createdAt > newestAtStart),
      );
      for (const { id } of messages) known.add(id);
      return arrived;
    },
  };
}
