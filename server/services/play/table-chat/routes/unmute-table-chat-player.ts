import { unmuteTableChatPlayer as call } from "@parlour/contracts/calls/play/table-chat/unmute-table-chat-player";
import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { ChatRooms } from "../chat-rooms.ts";
import { deleteMute, findMute } from "../player-store.ts";

export function unmuteTableChatPlayer(kit: Kit, rooms: ChatRooms): Route {
  return route(call, async ({ params: { playerId }, body: { reason }, operator }) => {
    const refused = await kit.db.transaction(async (tx) => {
      const mute = await findMute(tx, playerId, kit.clock.now());
      if (mute === undefined) return refuse("NOT_FOUND");
      await deleteMute(tx, playerId);
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { chatMutedUntil: mute.mutedUntil },
        after: { chatMutedUntil: null },
        reason,
      });
      return null;
    });
    if (isRefusal(refused)) return refused;
    await rooms.announce({ playerId });
    return {};
  });
}
