import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealtTable } from "../../../entities/dealt-table.ts";
import { tableSlug } from "../../../entities/table-round.ts";

export const closeDealtTable = defineCall({
  name: "close-dealt-table",
  service: "shared-rounds",
  method: "DELETE",
  path: "/services/operator/v1/dealt-tables/{slug}/shift",
  summary:
    "Leave a table. A round that takes bets is called off; one that waits for its result must be called first",
  access: "operator",
  role: "DEALER",
  params: z.object({ slug: tableSlug }),
  answers: { 200: dealtTable },
  errors: ["NOT_FOUND", "NOT_DEALING", "ROUND_UNFINISHED"],
});
