import type { Notification } from "@parlour/contracts/entities/notification";

/**
 * Detects messages that arrived while the page was open. Messages present at the start, read elsewhere or
 * restored aren't new.
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
