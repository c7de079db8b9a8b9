import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableSlug } from "../../../entities/table-round.ts";

export const stopPublishingTableVideo = defineCall({
  name: "stop-publishing-table-video",
  service: "media",
  method: "DELETE",
  path: "/services/media/v1/{slug}/whip/{connection}",
  summary: "End a connection to the built-in relay",
  access: "anyone",
  params: z.object({ slug: tableSlug, connection: z.string().max(64) }),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: ["NOT_FOUND"],
});
