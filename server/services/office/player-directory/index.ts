import type { DirectorySources } from "../../../kit/ports/player-directory.ts";
import type { Service } from "../../../kit/service.ts";
import { setSeen } from "./directory-store.ts";
import { gatherPlayers, refreshPlayers } from "./gather-players.ts";
import type { DirectoryParts } from "./parts.ts";
import { deletePlayerSegment } from "./routes/delete-player-segment.ts";
import { exportPlayers } from "./routes/export-players.ts";
import { getPlayerSummary } from "./routes/get-player-summary.ts";
import { listPlayerSegments } from "./routes/list-player-segments.ts";
import { listPlayers } from "./routes/list-players.ts";
import { messagePlayers } from "./routes/message-players.ts";
import { savePlayerSegment } from "./routes/save-player-segment.ts";
import { tagPlayers } from "./routes/tag-players.ts";
import { gatherTotals } from "./totals.ts";

export { readCountryTotals } from "./country-totals.ts";
export { readGroupTotals } from "./group-totals.ts";
export { findPartnerPlayer, listPartnerPlayers } from "./partner-players.ts";
export { createPlayerSegments } from "./player-segments.ts";

const gatherJob = "player-directory";

/** Brings the directory up to date; a job calls this every minute. */
export async function gatherDirectory(parts: DirectoryParts): Promise<void> {
  await gatherPlayers(parts);
  await gatherTotals(parts);
}

/** Adds players whose activity was written directly to the database, such as those of the sandbox's history. */
export async function seedDirectory(
  parts: DirectoryParts,
  players: readonly { playerId: string; lastSeenAt: Date | null }[],
): Promise<void> {
  await refreshPlayers(
    parts,
    parts.kit.db,
    players.map(({ playerId }) => playerId),
  );
  await setSeen(parts.kit.db, players);
  await gatherTotals(parts);
}

/** Provides the operators' list of players: filters, segments, tags, and the figures of each player. */
export function playerDirectoryService(sources: DirectorySources): Service {
  return {
    name: "player-directory",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const parts = { ...sources, kit };
      return [
        listPlayers(parts),
        exportPlayers(parts),
        getPlayerSummary(parts),
        listPlayerSegments(parts),
        savePlayerSegment(parts),
        deletePlayerSegment(parts),
        tagPlayers(parts),
        messagePlayers(parts),
      ];
    },
    async start(kit) {
      const parts = { ...sources, kit };
      await kit.facts.subscribe(
        "player-directory",
        ["PLAYER_JOINED", "PLAYER_CHANGED", "ACCOUNT_LOCKED", "ACCOUNT_CLOSED", "TIER_CHANGED"],
        ({ playerId }, tx) => refreshPlayers(parts, tx, [playerId]),
      );
      await kit.jobs.work(gatherJob, () => gatherDirectory(parts));
      await kit.jobs.schedule(gatherJob, "* * * * *");
      return async () => {};
    },
  };
}
