import { stopPublishingTableVideo as call } from "@parlour/contracts/calls/play/media/stop-publishing-table-video";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { TableMediaParts } from "../table-media.ts";

/** Needs no token, which may have expired: only the client that opened the connection knows its random name. */
export function stopPublishingTableVideo({ relay }: TableMediaParts): Route {
  return route(call, async ({ params: { slug, connection } }) => {
    const isEnded = relay !== null && (await relay.end(slug, connection));
    return isEnded ? ({ ok: true } as const) : refuse("NOT_FOUND");
  });
}
