import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";

/**
 * Notifies the player's open pages, so that they read the new status immediately, and updates the operators' list of
 * players.
 */
export async function publishStatus(kit: Kit, tx: Transaction, playerId: string): Promise<void> {
  await kit.facts.publish(tx, { kind: "PLAYER_CHANGED", playerId, data: {} });
  tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "documents"));
}
