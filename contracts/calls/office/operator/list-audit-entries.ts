import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { auditEntry, auditFilter } from "../../../entities/audit.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listAuditEntries = defineCall({
  name: "list-audit-entries",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/audit",
  summary: "The audit log, newest first",
  access: "operator",
  role: "COMPLIANCE",
  query: z.object({ ...auditFilter, cursor: wholeNumberText(1).optional() }),
  answers: { 200: z.object({ items: z.array(auditEntry), nextCursor: z.number().nullable() }) },
});
