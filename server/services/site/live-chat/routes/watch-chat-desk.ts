import { watchChatDesk as call } from "@parlour/contracts/calls/site/live-chat/watch-chat-desk";
import { eventStream } from "../../../../kit/http/event-stream.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { type CallInput, type Handler, type Route, route } from "../../../../kit/service.ts";
import { watchDesk } from "../watch-desk.ts";

export function watchChatDeskRoute(kit: Kit): Route {
  const watch = async ({ operator }: CallInput<typeof call>) => ({
    reply: true,
    status: 200,
    body: eventStream((send) => watchDesk(kit, operator, send)),
  });
  return route(call, watch as unknown as Handler<typeof call>);
}
