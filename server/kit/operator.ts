import type { Call } from "@parlour/contracts/call";
import { addPermissions, type RolePermissions } from "@parlour/contracts/entities/operator-role";
import type { QueueName } from "@parlour/contracts/entities/queue";
import type { AccessLevel, OperatorRole } from "@parlour/contracts/enumerations";
import type { Transaction } from "./database.ts";
import type { SignedRequest } from "./provider-authoriser.ts";
import type { Refusal } from "./refusal.ts";

/** An operator as identified by the session. */
export type OperatorIdentity = {
  id: string;
  name: string;
  /** The areas in which the operator may make changes. */
  roles: readonly OperatorRole[];
  /** The areas that the operator may see; undefined means the same as `roles`. */
  viewRoles?: readonly OperatorRole[];
  /** The areas in which the operator may approve what others propose; undefined means the same as `roles`. */
  approverRoles?: readonly OperatorRole[];
  sessionId: string | null;
  /** The brands whose players the operator may see; null or undefined means all of them. */
  brandIds?: readonly string[] | null;
};

/** A change by an operator, for the audit log. `subject` is a kind and an id: `withdrawal:<id>`. */
export type AuditNote = {
  subject: string;
  before?: unknown;
  after?: unknown;
  reason?: string | null | undefined;
};

/** An operator as passed to a handler. */
export type Operator = OperatorIdentity & {
  /** Writes an audit entry in the transaction of the change, so that both are committed or neither is. */
  audit(tx: Transaction, note: AuditNote): Promise<void>;
  /** Returns the other operator who has claimed this item of a queue; undefined if there is none. */
  findOtherClaim(queue: QueueName, itemId: string): Promise<{ name: string } | undefined>;
};

/** Looks up who has claimed an item of a queue. Implemented by the operator-queues service. */
export type FindClaim = (
  queue: QueueName,
  itemId: string,
) => Promise<{ operatorId: string; operatorName: string } | undefined>;

/** Finds the player whom an item of a queue or list is about, such as a withdrawal. */
export type FindPlayerOfItem = (itemId: string) => Promise<string | undefined>;

/** Releases an operator's claim, in the transaction of their decision. Implemented by the operator-queues service. */
export type ReleaseClaim = (
  tx: Transaction,
  queue: QueueName,
  itemId: string,
  operatorId: string,
) => Promise<void>;

/** DONE is a change, READ a read, REFUSED a 4xx answer, FAILED an internal error. */
export type AuditOutcome = "DONE" | "READ" | "REFUSED" | "FAILED";

export type AuditEntry = AuditNote & {
  operator: Pick<OperatorIdentity, "id" | "name">;
  call: string;
  outcome: AuditOutcome;
  /** Further details: the query of a read, the code of a refusal. */
  details?: Record<string, unknown>;
  address: string;
  requestId: string;
};

/** The append-only audit log. Implemented by the operator service. */
export type AuditTrail = { write(tx: Transaction, entry: AuditEntry): Promise<void> };

/**
 * Identifies the operator who makes a call, or refuses. Whether the operator's roles allow the call is checked
 * afterwards, with `mayCall`.
 */
export type OperatorAuthoriser = (
  request: SignedRequest,
  call: Call,
) => Promise<Refusal | Omit<OperatorIdentity, "sessionId"> | OperatorIdentity>;

/** An operator's roles, without the rest of the identity. */
export type OperatorRights = Pick<OperatorIdentity, "roles" | "viewRoles" | "approverRoles">;

/** Returns the areas that an operator may see. */
export const viewRolesOf = ({ roles, viewRoles = roles }: OperatorRights): readonly OperatorRole[] =>
  viewRoles;

/** Returns the areas in which an operator may approve. */
export const approverRolesOf = ({ roles, approverRoles = roles }: OperatorRights): readonly OperatorRole[] =>
  approverRoles;

/** Returns an operator's permissions, to compare them with those of a role. */
export function permissionsOf(operator: OperatorRights): RolePermissions {
  const at = (areas: readonly OperatorRole[], level: AccessLevel): RolePermissions =>
    Object.fromEntries(areas.map((area) => [area, level]));
  return addPermissions([
    at(viewRolesOf(operator), "VIEW"),
    at(operator.roles, "WORK"),
    at(approverRolesOf(operator), "APPROVE"),
  ]);
}

/** Whether an operator may make a call. For reads, access to view the area is enough. */
export function mayCall(operator: OperatorRights, call: Pick<Call, "method" | "role">): boolean {
  return mayMake(call.method === "GET" ? viewRolesOf(operator) : operator.roles, call);
}

export function mayMake(roles: readonly OperatorRole[], { role }: Pick<Call, "role">): boolean {
  if (role === undefined || roles.includes("ADMIN")) return true;
  const wanted: readonly OperatorRole[] = typeof role === "string" ? [role] : role;
  return wanted.some((one) => roles.includes(one));
}
