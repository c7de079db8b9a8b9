import { handOverChat as call } from "@parlour/contracts/calls/operator/hand-over-chat";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import type { ChatDesk } from "../chat-desk.ts";
import { toChat } from "../to-chat.ts";

export function handOverChatRoute(kit: Kit, desk: ChatDesk): Route {
  return route(call, async ({ params, body, operator }) => {
    const given = await desk.handOver(params.chatId, operator, body.operator);
    return isRefusal(given) ? given : await toChat(kit, given);
  });
}
