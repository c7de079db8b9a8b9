import type { Notification } from "@parlour/contracts/entities/notification";
import type { Kit } from "../../../kit/kit.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { changeNotification } from "./notification-store.ts";
import { toNotification } from "./views.ts";

type Parts = { kit: Kit; players: Players };

/** Changes one of the player's messages and notifies their other open pages. Repeating it has no effect. */
export async function updateNotification(
  { kit, players }: Parts,
  change: "acknowledge" | "delete" | "restore",
  { playerId, id }: { playerId: string; id: string },
): Promise<Notification | Refusal> {
  const { language } = await players.get(playerId);
  return await kit.db.transaction(async (tx): Promise<Notification | Refusal> => {
    const row = await changeNotification(tx, change, { playerId, id, now: kit.clock.now() });
    if (row === undefined) return refuse("NOT_FOUND");
    tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "notifications"));
    return toNotification(row, language);
  });
}
