import { OPERATOR_ROLES, type OperatorRole } from "@parlour/contracts/enumerations";
import { z } from "zod";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { findOperator, lockOperator, setRoles } from "../operator-store.ts";

type RoleChange = { operatorId: string; roles: OperatorRole[] };

const gone = refuse("PROPOSAL_REFUSED", { cause: "there is no such operator" });

export function roleChange({ sessionChanges }: Kit): ChangeKind<RoleChange> {
  return {
    kind: "OPERATOR_ROLES",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    data: z.strictObject({ operatorId: z.string().max(128), roles: z.array(z.enum(OPERATOR_ROLES)).max(20) }),
    async describe({ operatorId, roles }, db) {
      const operator = await findOperator(db, operatorId);
      if (operator === undefined) return gone;
      const summary = `Roles of ${operator.name}: ${nameRoles(operator.roles)} → ${nameRoles(roles)}`;
      return { subject: `operator:${operatorId}`, summary };
    },
    async execute(tx, { operatorId, roles }) {
      const before = await lockOperator(tx, operatorId);
      if (before === undefined) return gone;
      const after = OPERATOR_ROLES.filter((role) => roles.includes(role));
      await setRoles(tx, operatorId, after);
      await sessionChanges.announce({ ownerId: operatorId }, tx);
      return { before: { roles: before.roles }, after: { roles: after } };
    },
  };
}

/** Names roles for people who read a proposal: `Support, Payments`. */
export function nameRoles(roles: readonly string[]): string {
  const names = roles.map((role) => role.charAt(0) + role.slice(1).toLowerCase());
  return names.length === 0 ? "No roles" : names.join(", ");
}
