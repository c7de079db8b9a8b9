import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const verifyAuditLog = defineCall({
  name: "verify-audit-log",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/audit/verification",
  summary: "Recompute the audit log's hash chain and report the first break",
  access: "operator",
  isCheck: true,
  role: "COMPLIANCE",
  answers: {
    200: z.object({
      entries: z.number(),
      head: z.string().nullable(),
      broken: z
        .object({
          position: z.number(),
          entryId: z.string(),
          fault: z.enum(["CHANGED", "MISSING", "UNLINKED"]),
        })
        .nullable(),
    }),
  },
});
