import { takeChat as call } from "@parlour/contracts/calls/site/live-chat/take-chat";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ChatDesk } from "../chat-desk.ts";
import { toChat } from "../to-chat.ts";

export function takeChatRoute(kit: Kit, desk: ChatDesk): Route {
  return route(call, async ({ params, operator }) => {
    const taken = await desk.take(params.chatId, operator);
    return isRefusal(taken) ? taken : await toChat(kit, taken);
  });
}
