import { closeChat as call } from "@parlour/contracts/calls/site/live-chat/close-chat";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ChatDesk } from "../chat-desk.ts";
import { toChat } from "../to-chat.ts";

export function closeChatRoute(kit: Kit, desk: ChatDesk): Route {
  return route(call, async ({ params, operator }) => {
    const ended = await desk.end(params.chatId, operator);
    return isRefusal(ended) ? ended : await toChat(kit, ended);
  });
}
