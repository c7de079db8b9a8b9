import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { mediaAccess } from "../../../entities/dealt-table.ts";
import { tableSlug } from "../../../entities/table-round.ts";

export const getTableVideo = defineCall({
  name: "get-table-video",
  service: "shared-rounds",
  method: "GET",
  path: "/services/games/v1/tables/{slug}/video",
  summary: "Where to watch a table's video by WHEP, with a short-lived token",
  access: "anyone",
  params: z.object({ slug: tableSlug }),
  answers: { 200: mediaAccess },
  errors: ["NOT_FOUND", "DEALER_AWAY"],
  limit: { max: 60, windowSeconds: 60 },
});
