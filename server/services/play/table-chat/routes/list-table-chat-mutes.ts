import { listTableChatMutes as call } from "@parlour/contracts/calls/play/table-chat/list-table-chat-mutes";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listMutes } from "../player-store.ts";
import { toMute } from "../to-moderated.ts";

const perPage = 50;

export function listTableChatMutes(kit: Kit): Route {
  return route(call, async ({ query: { cursor } }) => {
    const found = await listMutes(kit.db, kit.clock.now(), { after: cursor, limit: perPage + 1 });
    const items = found.slice(0, perPage);
    return {
      items: items.map(toMute),
      nextCursor: found.length > perPage ? items.at(-1)!.playerId : null,
    };
  });
}
