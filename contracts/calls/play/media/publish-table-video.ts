import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bearerHeader, sdpUpload } from "../../../entities/media.ts";
import { tableSlug } from "../../../entities/table-round.ts";

export const publishTableVideo = defineCall({
  name: "publish-table-video",
  service: "media",
  method: "POST",
  path: "/services/media/v1/{slug}/whip",
  summary: "Send a table's video to the built-in relay (WHIP): an SDP offer, answered with an SDP answer",
  access: "anyone",
  params: z.object({ slug: tableSlug }),
  headers: bearerHeader,
  upload: sdpUpload,
  answers: { 201: z.string() },
  answerType: "application/sdp",
  errors: ["NOT_FOUND", "MEDIA_TOKEN_INVALID", "SDP_NOT_ACCEPTED", "MEDIA_BUSY"],
  limit: { max: 60, windowSeconds: 60 },
});
