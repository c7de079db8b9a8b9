import type { Answer } from "@parlour/contracts/call";
import type { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";

export type AuditEntry = Answer<typeof listAuditEntries>["items"][number];

/** The kind of an entry. A check is recorded like a change, but changes nothing. */
export const kindOf = ({ outcome, isCheck }: Pick<AuditEntry, "outcome" | "isCheck">) =>
  outcome === "DONE" && isCheck ? "CHECKED" : outcome;

export const kindWords = {
  DONE: "Change",
  CHECKED: "Check",
  READ: "Read",
  REFUSED: "Refused",
  FAILED: "Failed",
} as const;
