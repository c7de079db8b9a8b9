import type { Answer } from "@parlour/contracts/call";
import type { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";

export type AuditEntry = Answer<typeof listAuditEntries>["items"][number];
