import { stopPublishingTableVideo as call } from "@parlour/contracts/calls/play/media/stop-publishing-table-video";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { TableMediaParts } from "../table-media.ts";

/**
 * Ends the dealer's connection. It requires no token, because the token may have expired. The id of the connection is
 * random, so only the client that opened it can end it.
 */
export function stopPublishingTableVideo({ relay }: TableMediaParts): Route {
  return route(call, async ({ params: { slug, connection } }) => {
    const isEnded = relay !== null && (await relay.end(slug, connection));
    return isEnded ? ({ ok: true } as const) : refuse("NOT_FOUND");
  });
}
