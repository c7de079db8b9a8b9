import type { RolePermissions } from "@parlour/contracts/entities/operator-role";
import { type AccessLevel, OPERATOR_ROLES } from "@parlour/contracts/enumerations";

const levels: Record<AccessLevel, string> = { VIEW: "view", WORK: "work", APPROVE: "work and approve" };

/** Describes permissions for people who read a proposal: `Support: work; Payments: view`. */
export function describePermissions(permissions: RolePermissions): string {
  return OPERATOR_ROLES.flatMap((area) => {
    const level = permissions[area];
    return level === undefined ? [] : [`${area.charAt(0)}${area.slice(1).toLowerCase()}: ${levels[level]}`];
  }).join("; ");
}
