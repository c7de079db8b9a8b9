import { getChat as call } from "@parlour/contracts/calls/site/live-chat/get-chat";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findChat, listMessages } from "../chat-store.ts";
import { toChat } from "../to-chat.ts";

export function getChatRoute(kit: Kit): Route {
  return route(call, async ({ params, query }) => {
    const row = await findChat(kit.db, params.chatId);
    if (!row) return refuse("NOT_FOUND");
    return { chat: await toChat(kit, row), messages: await listMessages(kit, row.id, query.after) };
  });
}
