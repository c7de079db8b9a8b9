import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableRoundSummary, tableSlug } from "../../../entities/table-round.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listTableRounds = defineCall({
  name: "list-table-rounds",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/tables/{slug}/rounds",
  summary: "The rounds of a shared table for operators, newest first",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  plainRead: true,
  params: z.object({ slug: tableSlug }),
  query: z.object({
    /** The number of the last round on the previous page. */
    cursor: wholeNumberText(1).optional(),
    /** The value `only` leaves out rounds without bets. */
    bets: z.enum(["only"]).optional(),
  }),
  answers: { 200: z.object({ items: z.array(tableRoundSummary), nextCursor: z.string().nullable() }) },
  errors: ["NOT_FOUND"],
});
