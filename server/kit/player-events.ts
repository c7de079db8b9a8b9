import type { Bus } from "./bus.ts";

/** What a player's open pages may be told to ask for anew. */
export type PlayerEvent = "documents" | "notifications" | "bonuses" | "loyalty";

export function playerTopic(playerId: string): string {
  return `player:${playerId}`;
}

/** Pages poll as well, so a lost notice delays what they show and loses nothing. */
export async function tellPlayer(bus: Bus, playerId: string, event: PlayerEvent): Promise<void> {
  await bus.publish(playerTopic(playerId), event);
}
