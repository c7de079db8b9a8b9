import type { Fact } from "../../../kit/facts.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type notifiedKinds, topicOf } from "./kinds.ts";
import { insertNotification } from "./notification-store.ts";

export type SeedNotification = Omit<Fact<(typeof notifiedKinds)[number]>, "playerId"> & {
  hoursAgo: number;
  isRead?: boolean;
};

/** Adds demo notifications with fixed ids, so that seeding again leaves messages as the player left them. */
export async function seedNotifications(
  kit: Kit,
  playerId: string,
  messages: readonly SeedNotification[],
): Promise<void> {
  for (const [index, { kind, data, hoursAgo, isRead = false }] of messages.entries()) {
    const createdAt = new Date(kit.clock.now().getTime() - hoursAgo * 3_600_000);
    await insertNotification(kit.db, {
      playerId,
      id: `notification_seed_${index + 1}`,
      kind,
      topic: topicOf(kind),
      data,
      createdAt,
      acknowledgedAt: isRead ? createdAt : null,
    });
  }
}
