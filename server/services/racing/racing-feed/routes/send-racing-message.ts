import { sendRacingMessage as call } from "@parlour/contracts/calls/racing/racing-feed/send-racing-message";
import type { RacingFeed } from "../../../../kit/ports/racing-feed.ts";
import { type Route, route } from "../../../../kit/service.ts";

/** Handles feed messages one after the other, because the order of the messages about a race matters. */
export function sendRacingMessage({ receive }: RacingFeed): Route {
  return route(call, async ({ headers, body: { messages } }) => {
    const results = [];
    for (const message of messages) results.push(await receive(headers["x-provider"], message));
    return { results };
  });
}
