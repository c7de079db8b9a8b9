import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealtTable, mediaAccess } from "../../../entities/dealt-table.ts";
import { tableSlug } from "../../../entities/table-round.ts";

export const openDealtTable = defineCall({
  name: "open-dealt-table",
  service: "shared-rounds",
  method: "POST",
  path: "/services/operator/v1/dealt-tables/{slug}/shift",
  summary:
    "Take a table as its dealer; the response says where to send the video. Rounds open once it arrives",
  access: "operator",
  role: "DEALER",
  params: z.object({ slug: tableSlug }),
  answers: { 200: z.object({ table: dealtTable, media: mediaAccess }) },
  errors: ["NOT_FOUND", "NOT_DEALING"],
});
