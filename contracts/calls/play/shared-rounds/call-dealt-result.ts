import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealtTable } from "../../../entities/dealt-table.ts";
import { tableRoundNumber, tableSlug } from "../../../entities/table-round.ts";

export const callDealtResult = defineCall({
  name: "call-dealt-result",
  service: "shared-rounds",
  method: "POST",
  path: "/services/operator/v1/dealt-tables/{slug}/rounds/{number}/result",
  summary: "Call the result of a round, after the dealer has confirmed it. Bets are then paid",
  access: "operator",
  role: "DEALER",
  params: z.object({ slug: tableSlug, number: tableRoundNumber }),
  body: z.strictObject({ outcome: z.record(z.string(), z.unknown()) }),
  answers: { 200: dealtTable },
  errors: ["NOT_FOUND", "NOT_DEALING", "CALL_NOT_DUE", "ACTION_NOT_ALLOWED"],
});
