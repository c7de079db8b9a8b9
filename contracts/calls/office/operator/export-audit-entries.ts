import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { auditFilter } from "../../../entities/audit.ts";

export const exportAuditEntries = defineCall({
  name: "export-audit-entries",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/audit/export",
  summary: "The audit log as CSV, including hashes",
  access: "operator",
  role: "COMPLIANCE",
  query: z.object(auditFilter),
  answers: { 200: z.string() },
  answerType: "text/csv",
});
