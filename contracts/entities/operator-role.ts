import { z } from "zod";
import { ACCESS_LEVELS, type AccessLevel, OPERATOR_ROLES, type OperatorRole } from "../enumerations.ts";
import { shortText } from "./text.ts";

/** How much a role allows in each area. The areas are those of the built-in roles; ADMIN stands for all of them. */
export const rolePermissions = z.partialRecord(z.enum(OPERATOR_ROLES), z.enum(ACCESS_LEVELS));
export type RolePermissions = z.infer<typeof rolePermissions>;

export const customRoleInput = {
  name: shortText(40),
  description: z.string().trim().max(200),
  permissions: rolePermissions.refine((permissions) => Object.keys(permissions).length > 0, {
    message: "choose at least one area",
  }),
};

/** A custom role, defined by administrators. */
export const customRole = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  permissions: rolePermissions,
  version: z.number().int(),
  holders: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CustomRole = z.infer<typeof customRole>;

export const isBuiltIn = (role: string): role is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(role);

const rankOf = (level: AccessLevel | undefined): number =>
  level === undefined ? -1 : ACCESS_LEVELS.indexOf(level);

/** Combines permissions: in each area, the highest level applies. */
export function addPermissions(all: readonly RolePermissions[]): RolePermissions {
  const sum: RolePermissions = {};
  for (const permissions of all) {
    for (const area of OPERATOR_ROLES) {
      const level = permissions[area];
      if (level !== undefined && rankOf(level) > rankOf(sum[area])) sum[area] = level;
    }
  }
  return sum;
}

/** Returns the permissions of a built-in role: everything in its area. */
export const builtInPermissions = (role: OperatorRole): RolePermissions => ({ [role]: "APPROVE" });

/** Returns whether an operator with the permissions `held` may grant the permissions `wanted`. */
export function covers(held: RolePermissions, wanted: RolePermissions): boolean {
  return OPERATOR_ROLES.every(
    (area) => Math.max(rankOf(held[area]), rankOf(held.ADMIN)) >= rankOf(wanted[area]),
  );
}

/** The areas in which an operator may read, change and approve. */
export type OperatorAccess = {
  viewRoles: OperatorRole[];
  roles: OperatorRole[];
  approverRoles: OperatorRole[];
};

export function accessOf(permissions: RolePermissions): OperatorAccess {
  const from = (level: AccessLevel) =>
    OPERATOR_ROLES.filter((area) => rankOf(permissions[area]) >= rankOf(level));
  return { viewRoles: from("VIEW"), roles: from("WORK"), approverRoles: from("APPROVE") };
}
