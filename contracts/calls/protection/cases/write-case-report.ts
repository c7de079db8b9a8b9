import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { wholeCase } from "../../../entities/case.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const writeCaseReport = defineCall({
  name: "write-case-report",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/cases/{id}/reports",
  summary: "Write the suspicious-activity report of a case, which is stored unchanged",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({
    /** Why the activity is suspicious, in the words of the person who reports it. */
    grounds: shortText(10_000),
  }),
  answers: { 200: wholeCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
