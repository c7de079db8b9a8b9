import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";

/** Notifies the player's open pages so that they read the status at once. */
export function publishStatus(kit: Kit, tx: Transaction, playerId: string): void {
  tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "documents"));
}
