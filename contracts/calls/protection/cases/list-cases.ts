import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CASE_KINDS, CASE_STATES, caseSummary } from "../../../entities/case.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listCases = defineCall({
  name: "list-cases",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/cases",
  summary: "Cases of all kinds, newest first",
  access: "operator",
  brands: "rows",
  role: "COMPLIANCE",
  query: z.object({
    kind: z.enum(CASE_KINDS).optional(),
    /** The state of the listed cases; if unset, all cases that are not closed are listed. */
    state: z.enum([...CASE_STATES, "ALL"]).optional(),
    owner: z.enum(["ME", "NOBODY"]).optional(),
    overdue: z.literal("true").optional(),
    /** The id of the last case on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(caseSummary), nextCursor: z.string().nullable() }) },
});
