import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { wholeCase } from "../../../entities/case.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getCase = defineCall({
  name: "get-case",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/cases/{id}",
  summary: "A case with its reasons, evidence, tasks and reports; every look is in the audit log",
  access: "operator",
  auditEveryRead: true,
  role: "COMPLIANCE",
  params: z.object({ id: identifierInput }),
  answers: { 200: wholeCase },
  errors: ["NOT_FOUND"],
});
