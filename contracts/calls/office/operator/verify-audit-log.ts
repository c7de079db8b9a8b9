import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const verifyAuditLog = defineCall({
  name: "verify-audit-log",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/audit/verification",
  summary: "Computes every hash of the audit log anew and names the first place where the chain breaks",
  access: "operator",
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
