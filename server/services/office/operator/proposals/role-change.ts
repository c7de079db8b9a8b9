import { covers, isBuiltIn } from "@parlour/contracts/entities/operator-role";
import { OPERATOR_ROLES } from "@parlour/contracts/enumerations";
import { z } from "zod";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { permissionsOf } from "../../../../kit/operator.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { lockAdministrators, refuseTooFew } from "../administrators.ts";
import { findOperator, lockOperator, setRoles } from "../operator-store.ts";
import { readKnownRoles } from "../roles/known-roles.ts";
import { lockRoles } from "../roles/role-store.ts";

type RoleChange = { operatorId: string; roles: string[] };

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });
const gone = impossible("there is no such operator");
const noRole = impossible("there is no such role");

/**
 * Gives an operator roles. This always needs two operators: one alone could give a second account the right to approve
 * their own proposals.
 */
export function roleChange({ sessionChanges }: Kit): ChangeKind<RoleChange> {
  return {
    kind: "OPERATOR_ROLES",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: "OPERATOR_ROLES",
        group: "Operators",
        label: "Roles given to operators",
        usual: { when: "ALWAYS" },
        isFixed: true,
      },
    ],
    data: z.strictObject({
      operatorId: z.string().max(128),
      roles: z.array(z.string().max(128)).max(40),
    }),
    async describe({ operatorId, roles }, db, author) {
      const operator = await findOperator(db, operatorId);
      if (operator === undefined) return gone;
      const known = await readKnownRoles(db, roles);
      if (known.unknown.length > 0) return noRole;
      const added = roles.filter((role) => !operator.roles.includes(role));
      if (!covers(permissionsOf(author), (await readKnownRoles(db, added)).permissions)) {
        return impossible("these roles allow more than yours");
      }
      const { name, allows } = await readKnownRoles(db, [...operator.roles, ...roles]);
      const news = added
        .filter((role) => allows(role) !== "")
        .map((role) => `${name([role])} (${allows(role)})`);
      const allowed = news.length === 0 ? "" : `. New: ${news.join(", ")}`;
      const summary = `Roles of ${operator.name}: ${name(operator.roles)} → ${name(roles)}${allowed}`;
      return { subject: `operator:${operatorId}`, summary };
    },
    async execute(tx, { operatorId, roles }) {
      const administrators = await lockAdministrators(tx);
      const custom = [...new Set(roles.filter((role) => !isBuiltIn(role)))];
      if ((await lockRoles(tx, custom)).length < custom.length) return noRole;
      const before = await lockOperator(tx, operatorId);
      if (before === undefined) return gone;
      const after = [...OPERATOR_ROLES.filter((role) => roles.includes(role)), ...custom];
      await setRoles(tx, operatorId, after);
      const refusal = await refuseTooFew(tx, administrators);
      if (refusal !== undefined) return refusal;
      await sessionChanges.announce({ ownerId: operatorId }, tx);
      return { before: { roles: before.roles }, after: { roles: after } };
    },
  };
}
