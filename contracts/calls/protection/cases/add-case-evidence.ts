import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { EVIDENCE_TYPES, wholeCase } from "../../../entities/case.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const addCaseEvidence = defineCall({
  name: "add-case-evidence",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/cases/{id}/evidence",
  summary: "Add a record to the evidence of a case",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ type: z.enum(EVIDENCE_TYPES), ref: identifierInput, text: shortText(500) }),
  answers: { 200: wholeCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
