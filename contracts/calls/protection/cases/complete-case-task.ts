import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { wholeCase } from "../../../entities/case.ts";
import { identifierInput } from "../../../entities/text.ts";

export const completeCaseTask = defineCall({
  name: "complete-case-task",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/cases/{id}/tasks/{taskId}/completion",
  summary: "Mark a task of a case as done",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "cases", param: "id" },
  params: z.object({ id: identifierInput, taskId: identifierInput }),
  answers: { 200: wholeCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
