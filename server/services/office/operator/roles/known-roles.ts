import {
  addPermissions,
  builtInPermissions,
  isBuiltIn,
  type RolePermissions,
} from "@parlour/contracts/entities/operator-role";
import type { Queryable } from "../../../../kit/database.ts";
import { describePermissions } from "./permission-words.ts";
import { findRoles } from "./role-store.ts";

/** The names and permissions of roles, built-in and custom. */
export type KnownRoles = {
  /** The given roles that do not exist. */
  unknown: readonly string[];
  permissions: RolePermissions;
  /** Formats the names of roles for the text of a proposal: `Support, Night desk`. */
  name(roles: readonly string[]): string;
  /** Describes what a custom role allows; empty for a built-in one, which every operator knows. */
  allows(role: string): string;
};

export async function readKnownRoles(db: Queryable, roles: readonly string[]): Promise<KnownRoles> {
  const custom = await findRoles(db, roles);
  const names = new Map(custom.map(({ id, name }) => [id, name]));
  return {
    unknown: roles.filter((role) => !isBuiltIn(role) && !names.has(role)),
    permissions: addPermissions([
      ...roles.filter(isBuiltIn).map(builtInPermissions),
      ...custom.map(({ permissions }) => permissions),
    ]),
    name: (named) => nameRoles(named, names),
    allows: (role) => describePermissions(custom.find(({ id }) => id === role)?.permissions ?? {}),
  };
}

export function nameRoles(roles: readonly string[], custom: ReadonlyMap<string, string> = new Map()): string {
  const names = roles.map((role) => custom.get(role) ?? role.charAt(0) + role.slice(1).toLowerCase());
  return names.length === 0 ? "No roles" : names.join(", ");
}
