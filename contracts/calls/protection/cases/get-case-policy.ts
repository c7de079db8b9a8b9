import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { casePolicy } from "../../../entities/case-policy.ts";

export const getCasePolicy = defineCall({
  name: "get-case-policy",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/case-policy",
  summary: "The rules that open cases, and the deadlines",
  access: "operator",
  plainRead: true,
  role: "COMPLIANCE",
  answers: {
    200: z.object({
      policy: casePolicy,
      /** The policy's current version, which a proposed change is based on; 0 if it was never changed. */
      version: z.number(),
    }),
  },
});
