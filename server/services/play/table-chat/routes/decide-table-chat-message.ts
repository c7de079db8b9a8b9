import { decideTableChatMessage as call } from "@parlour/contracts/calls/play/table-chat/decide-table-chat-message";
import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { ChatRooms } from "../chat-rooms.ts";
import { decideMessage, findMessage } from "../message-store.ts";
import { findMute } from "../player-store.ts";
import { toModerated } from "../to-moderated.ts";

/**
 * Removes a message from the chat, or approves it although it was reported. All players see the result
 * immediately.
 */
export function decideTableChatMessage(kit: Kit, rooms: ChatRooms): Route {
  return route(call, async ({ params: { messageId }, body: { decision, reason }, operator }) => {
    const at = kit.clock.now();
    const decided = await kit.db.transaction(async (tx) => {
      const known = await findMessage(tx, messageId);
      if (known === undefined) return refuse("NOT_FOUND");
      const changed = await decideMessage(tx, messageId, { decision, by: operator.name, at });
      if (changed === undefined) return refuse("CONFLICT");
      await operator.audit(tx, {
        subject: `tableChatMessage:${messageId}`,
        before: { decision: known.decision },
        after: { decision, playerId: known.playerId, table: known.slug, text: known.text },
        reason,
      });
      return changed;
    });
    if (isRefusal(decided)) return decided;
    await rooms.announce({ slug: decided.slug });
    const mute = await findMute(kit.db, decided.playerId, at);
    return toModerated({ ...decided, mutedUntil: mute?.mutedUntil ?? null });
  });
}
