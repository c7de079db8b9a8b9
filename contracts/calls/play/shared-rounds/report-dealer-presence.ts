import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealtTable } from "../../../entities/dealt-table.ts";
import { tableSlug } from "../../../entities/table-round.ts";

export const reportDealerPresence = defineCall({
  name: "report-dealer-presence",
  service: "shared-rounds",
  method: "PUT",
  path: "/services/operator/v1/dealt-tables/{slug}/presence",
  summary: "The console's heartbeat: whether video is being sent. Without it the table stops taking bets",
  access: "operator",
  role: "DEALER",
  heartbeat: true,
  params: z.object({ slug: tableSlug }),
  body: z.strictObject({
    /** Whether the browser has sent video since its last report. */
    isSending: z.boolean(),
  }),
  answers: { 200: dealtTable },
  errors: ["NOT_FOUND", "NOT_DEALING"],
});
