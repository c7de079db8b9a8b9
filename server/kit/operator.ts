import type { Call } from "@parlour/contracts/call";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Transaction } from "./database.ts";
import type { SignedRequest } from "./provider-authoriser.ts";
import type { Refusal } from "./refusal.ts";

/** A person who runs the site, as their session knows them. */
export type OperatorIdentity = {
  id: string;
  name: string;
  roles: readonly OperatorRole[];
  sessionId: string | null;
};

/** What an operator changed, for the audit log. `subject` is a kind and an id: `withdrawal:<id>`. */
export type AuditNote = {
  subject: string;
  before?: unknown;
  after?: unknown;
  reason?: string | null | undefined;
};

/** A person who runs the site, as a handler meets them. */
export type Operator = OperatorIdentity & {
  /** Writes down a change in the transaction that makes it: neither is there without the other. */
  audit(tx: Transaction, note: AuditNote): Promise<void>;
};

/** DONE is a change, READ an answered question, REFUSED an answer of 4xx, FAILED a fault of ours. */
export type AuditOutcome = "DONE" | "READ" | "REFUSED" | "FAILED";

export type AuditEntry = AuditNote & {
  operator: Pick<OperatorIdentity, "id" | "name">;
  call: string;
  outcome: AuditOutcome;
  /** What else is known: what a question asked for, what a refusal answered. */
  details?: Record<string, unknown>;
  address: string;
  requestId: string;
};

/** Answered by the operator service: the log that nothing is ever taken out of. */
export type AuditTrail = { write(tx: Transaction, entry: AuditEntry): Promise<void> };

/** Finds the operator who asks; whether they may is decided by their roles and the call's. */
export type OperatorAuthoriser = (
  request: SignedRequest,
  call: Call,
) => Promise<Refusal | Omit<OperatorIdentity, "sessionId"> | OperatorIdentity>;

export function mayMake(roles: readonly OperatorRole[], { role }: Pick<Call, "role">): boolean {
  if (role === undefined || roles.includes("ADMIN")) return true;
  const wanted: readonly OperatorRole[] = typeof role === "string" ? [role] : role;
  return wanted.some((one) => roles.includes(one));
}
