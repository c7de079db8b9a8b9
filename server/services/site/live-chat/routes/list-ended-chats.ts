import { listEndedChats as call } from "@parlour/contracts/calls/site/live-chat/list-ended-chats";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listEndedChats } from "../chat-store.ts";
import { toChat } from "../to-chat.ts";

const perPage = 30;

export function listEndedChatsRoute(kit: Kit): Route {
  return route(call, async ({ query: { playerId, cursor } }) => {
    const found = await listEndedChats(kit.db, { playerId, before: cursor, limit: perPage + 1 });
    const items = await Promise.all(found.slice(0, perPage).map((row) => toChat(kit, row)));
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
