import type { RolePermissions } from "@parlour/contracts/entities/operator-role";
import { ACCESS_LEVELS, type AccessLevel, OPERATOR_ROLES } from "@parlour/contracts/enumerations";

const rankOf = (level: AccessLevel | undefined) => (level === undefined ? -1 : ACCESS_LEVELS.indexOf(level));

/** Returns whether a role allows more than before, which always needs a second administrator. */
export function isWider(before: RolePermissions, after: RolePermissions): boolean {
  return OPERATOR_ROLES.some(
    (area) => rankOf(after[area]) > Math.max(rankOf(before[area]), rankOf(before.ADMIN)),
  );
}
