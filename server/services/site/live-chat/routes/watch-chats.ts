import { watchChats as call } from "@parlour/contracts/calls/site/live-chat/watch-chats";
import { eventStream } from "../../../../kit/http/event-stream.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { type Handler, type Route, route } from "../../../../kit/service.ts";
import { queueTopic } from "../chat-topics.ts";

export function watchChatsRoute(kit: Kit): Route {
  const watch = async () => ({
    reply: true,
    status: 200,
    body: eventStream(async (send) =>
      kit.bus.subscribe(queueTopic, () => send({ name: "chats", data: null })),
    ),
  });
  return route(call, watch as unknown as Handler<typeof call>);
}
