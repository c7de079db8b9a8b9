import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { copyHold, MOST_TABLES } from "../../../entities/table-demand.ts";
import { tableSlug } from "../../../entities/table-round.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const holdTableCopy = defineCall({
  name: "hold-table-copy",
  service: "shared-rounds",
  method: "PUT",
  path: "/services/operator/v1/live-tables/{slug}/copies/{number}",
  summary:
    "Keep a further table of a live game open or closed regardless of demand, or let demand decide again",
  access: "operator",
  role: "GAMES",
  params: z.object({ slug: tableSlug, number: wholeNumberText(2, MOST_TABLES) }),
  body: z.strictObject({ hold: copyHold, reason: reasonInput }),
  answers: { 200: z.object({ hold: copyHold }) },
  errors: ["NOT_FOUND"],
});
