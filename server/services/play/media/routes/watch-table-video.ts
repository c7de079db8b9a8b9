import { watchTableVideo as call } from "@parlour/contracts/calls/play/media/watch-table-video";
import { readUpload } from "@parlour/server/kit/read-upload";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { TableMediaParts } from "../table-media.ts";

export function watchTableVideo({ relay, isAllowed }: TableMediaParts): Route {
  return route(call, async ({ params: { slug }, headers: { authorization }, upload }) => {
    if (relay === null) return refuse("NOT_FOUND");
    if (!isAllowed(authorization, slug, "read")) return refuse("MEDIA_TOKEN_INVALID");
    if (!relay.isReceiving(slug)) return refuse("NOT_FOUND");
    const offer = await readUpload(upload.stream, call.upload.maxBytes);
    if (offer === "too-large" || offer === "cut-off") return refuse("BODY_TOO_LARGE");
    const answered = await relay.watch(slug, offer.toString());
    if (answered === "full") return refuse("MEDIA_BUSY");
    if (answered === undefined) return refuse("SDP_NOT_ACCEPTED");
    const location = `/services/media/v1/${slug}/whep/${answered.connection}`;
    return { reply: true as const, status: 201 as const, body: answered.answer, headers: { location } };
  });
}
