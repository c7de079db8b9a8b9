import { listTableChatMessages as call } from "@parlour/contracts/calls/play/table-chat/list-table-chat-messages";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listMessages } from "../message-store.ts";
import { toModerated } from "../to-moderated.ts";

const perPage = 50;

export function listTableChatMessages(kit: Kit): Route {
  return route(call, async ({ query: { slug, playerId, reports, cursor } }) => {
    const isReportOpen = reports === "open";
    const filter = { slug, playerId, isReportOpen, before: cursor, count: perPage + 1 };
    const found = await listMessages(kit.db, kit.clock.now(), filter);
    const items = found.slice(0, perPage).map(toModerated);
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
