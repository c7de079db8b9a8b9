import {
  type CustomRole,
  isBuiltIn,
  type RolePermissions,
  rolePermissions,
} from "@parlour/contracts/entities/operator-role";
import type { Queryable, Transaction } from "../../../../kit/database.ts";

export type RoleRow = Omit<CustomRole, "holders">;

const columns = "id, name, description, permissions, version";

export async function listRoles(db: Queryable): Promise<CustomRole[]> {
  const rows = await db.query<RoleRow & { holders: CustomRole["holders"] }>(
    `select ${columns},
            (select coalesce(jsonb_agg(jsonb_build_object('id', operators.id, 'name', operators.name)
                                       order by operators.name, operators.id), '[]')
               from operators where operator_roles.id = any(operators.roles)) as holders
       from operator_roles order by name_key`,
  );
  return rows.map((row) => ({ ...toRole(row), holders: row.holders }));
}

/** Finds custom roles by id. The ids may include the names of built-in roles, which are ignored. */
export async function findRoles(db: Queryable, ids: readonly string[]): Promise<RoleRow[]> {
  const rows = await db.query<RoleRow>(`select ${columns} from operator_roles where id = any($1)`, [
    [...ids],
  ]);
  return rows.map(toRole);
}

export async function findRole(db: Queryable, id: string): Promise<RoleRow | undefined> {
  return (await findRoles(db, [id]))[0];
}

export async function isNameTaken(db: Queryable, name: string, exceptId: string | null): Promise<boolean> {
  if (isBuiltIn(name.toUpperCase())) return true;
  const found = await db.query(
    "select 1 from operator_roles where name_key = $1 and id is distinct from $2::text",
    [name.toLowerCase(), exceptId],
  );
  return found.length > 0;
}

/** Locks these roles until the transaction ends, so that nobody is given a role while it is being deleted. */
export async function lockRoles(tx: Transaction, ids: readonly string[]): Promise<RoleRow[]> {
  const rows = await tx.query<RoleRow>(
    `select ${columns} from operator_roles where id = any($1) order by id for update`,
    [[...ids]],
  );
  return rows.map(toRole);
}

export async function insertRole(tx: Transaction, role: Omit<RoleRow, "version">, now: Date): Promise<void> {
  await tx.query(
    `insert into operator_roles (id, name, name_key, description, permissions, version, changed_at)
     values ($1, $2, $3, $4, $5, 1, $6)`,
    [role.id, role.name, role.name.toLowerCase(), role.description, JSON.stringify(role.permissions), now],
  );
}

export async function updateRole(tx: Transaction, role: Omit<RoleRow, "version">, now: Date): Promise<void> {
  await tx.query(
    `update operator_roles set name = $2, name_key = $3, description = $4, permissions = $5,
                               version = version + 1, changed_at = $6 where id = $1`,
    [role.id, role.name, role.name.toLowerCase(), role.description, JSON.stringify(role.permissions), now],
  );
}

export async function deleteRole(tx: Transaction, id: string): Promise<void> {
  await tx.query("delete from operator_roles where id = $1", [id]);
}

export async function listHolders(db: Queryable, roleId: string): Promise<{ id: string; name: string }[]> {
  return await db.query("select id, name from operators where $1 = any(roles) order by name, id", [roleId]);
}

/** Replaces a role for everyone who holds it. Operators who already have the new role keep it only once. */
export async function replaceRole(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.query(
    "update operators set roles = array_append(array_remove(array_remove(roles, $1), $2), $2) where $1 = any(roles)",
    [from, to],
  );
}

function toRole({ id, name, description, permissions, version }: RoleRow): RoleRow {
  return {
    id,
    name,
    description,
    version,
    permissions: rolePermissions.parse(permissions) as RolePermissions,
  };
}
