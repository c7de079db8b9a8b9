import { sendChatMessage as call } from "@parlour/contracts/calls/site/live-chat/send-chat-message";
import { type Route, route } from "../../../../kit/service.ts";
import type { ChatDesk } from "../chat-desk.ts";

export function sendChatMessageRoute(desk: ChatDesk): Route {
  return route(call, async ({ params, body, operator }) =>
    desk.say(params.chatId, { ...body, author: "AGENT", operator }),
  );
}
