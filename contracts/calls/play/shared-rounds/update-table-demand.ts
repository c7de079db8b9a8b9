import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { tableDemand } from "../../../entities/table-demand.ts";
import { tableSlug } from "../../../entities/table-round.ts";

export const updateTableDemand = defineCall({
  name: "update-table-demand",
  service: "shared-rounds",
  method: "PUT",
  path: "/services/operator/v1/live-tables/{slug}/demand",
  summary: "Set when further tables of a live game open and close, and the maximum number of tables",
  access: "operator",
  role: "GAMES",
  params: z.object({ slug: tableSlug }),
  body: z.strictObject({
    ...tableDemand.shape,
    /** The settings that the operator saw. If they have changed since, the change is refused. */
    before: tableDemand,
    reason: reasonInput,
  }),
  answers: { 200: tableDemand },
  errors: ["NOT_FOUND", "CONFLICT"],
});
