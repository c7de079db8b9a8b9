import { muteTableChatPlayer as call } from "@parlour/contracts/calls/play/table-chat/mute-table-chat-player";
import type { Kit } from "@parlour/server/kit/kit";
import type { Players } from "@parlour/server/kit/ports/players";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { ChatRooms } from "../chat-rooms.ts";
import { findMute, type Mute, saveMute } from "../player-store.ts";
import { toMute } from "../to-moderated.ts";

export function muteTableChatPlayer(
  kit: Kit,
  { rooms, players }: { rooms: ChatRooms; players: Pick<Players, "find"> },
): Route {
  return route(call, async ({ params: { playerId }, body: { minutes, reason }, operator }) => {
    if ((await players.find(playerId)) === undefined) return refuse("NOT_FOUND");
    const mutedAt = kit.clock.now();
    const mutedUntil = new Date(mutedAt.getTime() + minutes * 60_000);
    const mute: Mute = { playerId, mutedAt, mutedUntil, mutedBy: operator.name, reason };
    await kit.db.transaction(async (tx) => {
      const before = await findMute(tx, playerId, mutedAt);
      await saveMute(tx, mute);
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { chatMutedUntil: before?.mutedUntil ?? null },
        after: { chatMutedUntil: mutedUntil },
        reason,
      });
    });
    await rooms.announce({ playerId });
    return toMute(mute);
  });
}
