import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { HARM_CASE_STATES, harmCase } from "../../../entities/harm-case.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listHarmCases = defineCall({
  name: "list-harm-cases",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/harm-cases",
  summary: "Player protection cases: open ones oldest first, the others newest first",
  access: "operator",
  brands: "rows",
  role: "COMPLIANCE",
  query: z.object({
    state: z.enum(HARM_CASE_STATES).default("OPEN"),
    /** The id of the last case on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(harmCase), nextCursor: z.string().nullable() }) },
});
