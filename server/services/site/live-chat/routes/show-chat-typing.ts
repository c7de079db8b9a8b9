import { showChatTyping as call } from "@parlour/contracts/calls/site/live-chat/show-chat-typing";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findChat } from "../chat-store.ts";
import { publishChatEvent } from "../chat-topics.ts";

export function showChatTypingRoute(kit: Kit): Route {
  return route(call, async ({ params, operator }) => {
    const chat = await findChat(kit.db, params.chatId);
    if (!chat) return refuse("NOT_FOUND");
    if (chat.operator_id !== operator.id) return refuse("CONFLICT");
    await publishChatEvent(kit.bus, chat.id, { news: "typing", author: "AGENT" });
    return { ok: true } as const;
  });
}
