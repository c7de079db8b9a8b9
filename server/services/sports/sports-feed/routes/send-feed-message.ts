import { sendFeedMessage as call } from "@parlour/contracts/calls/sports/sports-feed/send-feed-message";
import type { SportsFeed } from "../../../../kit/ports/sports-feed.ts";
import { type Route, route } from "../../../../kit/service.ts";

/** Handles feed messages one after the other, because the order of the messages about an event matters. */
export function sendFeedMessage({ receive }: Pick<SportsFeed, "receive">): Route {
  return route(call, async ({ headers, body: { messages } }) => {
    const results = [];
    for (const message of messages) results.push(await receive(headers["x-provider"], message));
    return { results };
  });
}
