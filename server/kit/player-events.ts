import type { Bus } from "./bus.ts";

/** The resources that a player's open pages are told to reload. */
export type PlayerEvent = "documents" | "notifications" | "bonuses" | "loyalty" | "leaderboards" | "missions";

export function playerTopic(playerId: string): string {
  return `player:${playerId}`;
}

/** Tells the player's open pages to reload. Pages poll as well, so a lost message only delays the update. */
export async function publishPlayerEvent(bus: Bus, playerId: string, event: PlayerEvent): Promise<void> {
  await bus.publish(playerTopic(playerId), event);
}
