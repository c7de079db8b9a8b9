import { watchChat as call } from "@parlour/contracts/calls/site/live-chat/watch-chat";
import { eventStream } from "../../../../kit/http/event-stream.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type CallInput, type Handler, type Route, route } from "../../../../kit/service.ts";
import { followChat } from "../chat-feed.ts";
import { findChat } from "../chat-store.ts";

export function watchChatRoute(kit: Kit): Route {
  const watch = async ({ params, query }: CallInput<typeof call>) => {
    const chat = await findChat(kit.db, params.chatId);
    if (!chat) return refuse("NOT_FOUND");
    const body = eventStream(async (send) => {
      const feed = await followChat(kit, chat.id, query.after, {
        message: (message) => send({ name: "message", data: message }),
        typing: (author) => send({ name: "typing", data: { author } }),
      });
      return () => feed.stop();
    });
    return { reply: true, status: 200, body };
  };
  return route(call, watch as unknown as Handler<typeof call>);
}
