import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CASE_STEP_KINDS, wholeCase } from "../../../entities/case.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const addCaseStep = defineCall({
  name: "add-case-step",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/cases/{id}/steps",
  summary: "Record what was done in a case; a follow-up takes it out of the queue until that day",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({
    kind: z.enum(CASE_STEP_KINDS),
    text: shortText(2_000),
    /** The date of a follow-up, which must be after today and within a year. */
    followUpOn: z.iso.date("INVALID_FORMAT").optional(),
  }),
  answers: { 200: wholeCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
