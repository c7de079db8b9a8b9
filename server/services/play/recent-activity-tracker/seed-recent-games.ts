import type { Kit } from "@parlour/server/kit/kit";
import { recentGamesStore } from "./store.ts";

/** Records that a player opened these games, the latest first, unless the player has already opened a game. */
export async function seedRecentGames(kit: Kit, playerId: string, gameIds: readonly string[]): Promise<void> {
  const store = recentGamesStore(kit);
  if ((await store.list(playerId)).length > 0) return;
  const nowMs = kit.clock.now().getTime();
  for (const [index, gameId] of gameIds.entries()) {
    await store.record(playerId, gameId, new Date(nowMs - (index + 1) * 3_600_000));
  }
}
