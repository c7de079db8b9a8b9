import type { Kit } from "../../../kit/kit.ts";
import type { Documents } from "../../../kit/ports/documents.ts";
import { statusAfter } from "./document-machine.ts";
import { findStatus, lockStatus, updateStatus } from "./document-status-store.ts";
import { publishStatus } from "./publish-status.ts";

export function createDocuments(kit: Kit): Documents {
  return {
    statusOf: (playerId, tx) => findStatus(tx ?? kit.db, playerId),

    async request(playerId, tx) {
      const now = kit.clock.now();
      const current = await lockStatus(tx, playerId, now);
      const after = statusAfter(current, "request");
      if (after === undefined) return current.status;
      await updateStatus(tx, playerId, after, now);
      await publishStatus(kit, tx, playerId);
      return after.status;
    },
  };
}
