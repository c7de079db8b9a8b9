import { uploadContentPicture as call } from "@parlour/contracts/calls/site/content/upload-content-picture";
import { CONTENT_PICTURE_MAX_BYTES } from "@parlour/contracts/constants";
import type { Kit } from "@parlour/server/kit/kit";
import { readUpload } from "@parlour/server/kit/read-upload";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { drawPicture } from "../draw-picture.ts";
import { insertPicture } from "../picture-store.ts";

export function uploadContentPicture(kit: Kit): Route {
  return route(call, async ({ upload, operator }) => {
    const bytes = await readUpload(upload.stream, CONTENT_PICTURE_MAX_BYTES);
    if (bytes === "too-large") return refuse("BODY_TOO_LARGE");
    if (bytes === "cut-off") return refuse("FILE_DAMAGED");
    const drawn = await drawPicture(bytes, upload.contentType);
    if (typeof drawn === "string") return refuse(drawn);
    return await kit.db.transaction(async (tx) => {
      const { picture, isNew } = await insertPicture(tx, drawn, operator.id, kit.clock.now());
      if (isNew)
        await operator.audit(tx, { subject: `picture:${picture.name}`, before: null, after: picture });
      return picture;
    });
  });
}
