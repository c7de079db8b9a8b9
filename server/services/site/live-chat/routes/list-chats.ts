import { listChats as call } from "@parlour/contracts/calls/site/live-chat/list-chats";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listOpenChats } from "../chat-store.ts";
import { toChat } from "../to-chat.ts";

export function listChatsRoute(kit: Kit): Route {
  return route(call, async () => {
    const rows = await listOpenChats(kit.db);
    return await Promise.all(rows.map((row) => toChat(kit, row)));
  });
}
