import type { Kit } from "../../../kit/kit.ts";
import type { SupportDesk } from "../../../kit/ports/support-desk.ts";
import { tryEach } from "../../../kit/try-each.ts";
import type { ChatDesk } from "./chat-desk.ts";
import { deleteOldChats, listAbandonedChats } from "./chat-store.ts";

const hourMs = 3_600_000;
const forgottenAfterMs = 2 * hourMs;
const keptMs = 90 * 24 * hourMs;

/** Ends abandoned chats and deletes those past their retention time, even if one of them can't be ended. */
export async function sweepChats(kit: Kit, desk: ChatDesk, support: SupportDesk): Promise<void> {
  const nowMs = kit.clock.now().getTime();
  const endAbandoned = async () =>
    tryEach(await listAbandonedChats(kit.db, new Date(nowMs - forgottenAfterMs)), (id) => desk.end(id));
  const deleteOld = () =>
    kit.db.transaction(async (tx) => {
      const deleted = await deleteOldChats(tx, new Date(nowMs - keptMs));
      if (deleted.length > 0) await support.forget(tx, deleted);
    });
  await tryEach([endAbandoned, deleteOld], (step) => step());
}
