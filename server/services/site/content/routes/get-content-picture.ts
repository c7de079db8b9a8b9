import { getContentPicture as call } from "@parlour/contracts/calls/site/content/get-content-picture";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type CallInput, type Handler, type Route, route } from "@parlour/server/kit/service";
import { findPictureFile } from "../picture-store.ts";

/** Serves a picture. Its name is a hash of its bytes, so the response never changes and can be cached forever. */
export function getContentPicture(kit: Kit): Route {
  const read = async ({ params }: CallInput<typeof call>) => {
    const bytes = await findPictureFile(kit.db, params.name, params.width);
    if (bytes === undefined) return refuse("NOT_FOUND");
    return {
      reply: true,
      status: 200,
      headers: { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" },
      body: bytes,
    };
  };
  return route(call, read as unknown as Handler<typeof call>);
}
