import { tryEach } from "../../../kit/try-each.ts";
import { listPlayedThrough, lockFriend } from "./friend-store.ts";
import { type SettleParts, settleInvitation } from "./settle-invitation.ts";

const perRun = 200;

/**
 * Pays the rewards for invited friends who have since met the wagering requirement for their deposit. It is safe to
 * repeat.
 */
export async function rewardPlayers(parts: SettleParts): Promise<void> {
  const { db } = parts.kit;
  await tryEach(await listPlayedThrough(db, { limit: perRun }), (playerId) =>
    db.transaction(async (tx) => settleInvitation(parts, tx, await lockFriend(tx, playerId))),
  );
}
