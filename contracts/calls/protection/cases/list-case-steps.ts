import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { harmCaseStep } from "../../../entities/harm-case.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listCaseSteps = defineCall({
  name: "list-case-steps",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/cases/{id}/steps",
  summary: "What was found and done in a case, newest first",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ id: identifierInput }),
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, "INVALID_FORMAT")
      .optional(),
  }),
  answers: { 200: z.object({ items: z.array(harmCaseStep), nextCursor: z.string().nullable() }) },
});
