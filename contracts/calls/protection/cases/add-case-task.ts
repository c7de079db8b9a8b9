import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { wholeCase } from "../../../entities/case.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const addCaseTask = defineCall({
  name: "add-case-task",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/cases/{id}/tasks",
  summary: "Add a task to a case, which can have 200",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ title: shortText(200), dueOn: z.iso.date("INVALID_FORMAT").nullable() }),
  answers: { 200: wholeCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT", "TOO_MANY"],
});
