import type { Kit } from "../../../kit/kit.ts";
import type { Documents } from "../../../kit/ports/documents.ts";
import { standingAfter } from "./document-machine.ts";
import { findStatus, lockStanding, updateStanding } from "./standing-store.ts";
import { tellStatus } from "./tell-status.ts";

export function createDocuments(kit: Kit): Documents {
  return {
    statusOf: (playerId, tx) => findStatus(tx ?? kit.db, playerId),

    async request(playerId, tx) {
      const now = kit.clock.now();
      const standing = await lockStanding(tx, playerId, now);
      const after = standingAfter(standing, "request");
      if (after === undefined) return standing.status;
      await updateStanding(tx, playerId, after, now);
      tellStatus(kit, tx, playerId);
      return after.status;
    },
  };
}
