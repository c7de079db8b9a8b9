import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { caseEvidence } from "../../../entities/case.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listCaseEvidence = defineCall({
  name: "list-case-evidence",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/cases/{id}/evidence",
  summary: "The evidence of a case, newest first",
  access: "operator",
  auditEveryRead: true,
  role: "COMPLIANCE",
  params: z.object({ id: identifierInput }),
  query: z.object({
    /** The id of the last record on the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, "INVALID_FORMAT")
      .optional(),
  }),
  answers: { 200: z.object({ items: z.array(caseEvidence), nextCursor: z.string().nullable() }) },
});
