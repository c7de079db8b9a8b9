import type { Chat } from "@parlour/contracts/entities/chat";
import type { Kit } from "../../../kit/kit.ts";
import { type ChatRow, findPosition } from "./chat-store.ts";

/** Converts a chat to the form that operators see. */
export async function toChat(kit: Kit, row: ChatRow): Promise<Chat> {
  const { operator_id: id, operator_name: name } = row;
  return {
    id: row.id,
    state: row.state,
    visitorName: row.visitor_name,
    playerId: row.player_id,
    language: row.language,
    position: row.state === "WAITING" ? await findPosition(kit.db, row.queue_place) : null,
    operator: id === null ? null : { id, name: name ?? "" },
    lastSequence: row.last_sequence,
    createdAt: row.created_at.toISOString(),
  };
}
