import type { Kit } from "../../../kit/kit.ts";
import type { ChatDesk } from "./chat-desk.ts";
import { deleteOldChats, listAbandonedChats } from "./chat-store.ts";

const hourMs = 3_600_000;
const forgottenAfterMs = 2 * hourMs;
const keptMs = 90 * 24 * hourMs;

/** Ends abandoned chats and deletes those past their retention time. */
export async function sweepChats(kit: Kit, desk: ChatDesk): Promise<void> {
  const nowMs = kit.clock.now().getTime();
  const forgotten = await listAbandonedChats(kit.db, new Date(nowMs - forgottenAfterMs));
  for (const id of forgotten) await desk.end(id);
  await deleteOldChats(kit.db, new Date(nowMs - keptMs));
}
