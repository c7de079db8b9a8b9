import {
  accessOf,
  addPermissions,
  builtInPermissions,
  isBuiltIn,
  type OperatorAccess,
  type RolePermissions,
} from "@parlour/contracts/entities/operator-role";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type OperatorRow = {
  id: string;
  email: string;
  name: string;
  /** Built-in roles by name and custom roles by id. */
  roles: string[];
  customRoles: { name: string; permissions: RolePermissions }[];
  brandIds: string[] | null;
  /** When the unused link for choosing a password expires. */
  invitedUntil: Date | null;
  hasPassword: boolean;
  disabledAt: Date | null;
  createdAt: Date;
  twoFactor: "NOT_ENROLLED" | "PENDING" | "ENABLED";
};

/** The custom roles of an operator, with their permissions. */
export const customRolesColumn = `(select coalesce(jsonb_agg(jsonb_build_object('name', custom.name,
    'permissions', custom.permissions) order by custom.name), '[]')
   from operator_roles custom where custom.id = any(operators.roles)) as "customRoles"`;

const columns = `operators.id, operators.email, operators.name, operators.roles, ${customRolesColumn},
  operators.brand_ids as "brandIds",
  operators.disabled_at as "disabledAt", operators.created_at as "createdAt",
  coalesce((select status from operator_authenticators where operator_id = operators.id), 'NOT_ENROLLED')
    as "twoFactor",
  operators.password_hash is not null as "hasPassword",
  (select max(expires_at) from operator_invitations
    where operator_id = operators.id and used_at is null) as "invitedUntil"`;

/** Returns the areas in which an operator may read, change and approve. */
export function accessOfOperator({
  roles,
  customRoles,
}: Pick<OperatorRow, "roles" | "customRoles">): OperatorAccess {
  return accessOf(
    addPermissions([
      ...roles.filter(isBuiltIn).map(builtInPermissions),
      ...customRoles.map(({ permissions }) => permissions),
    ]),
  );
}

export type NewOperator = {
  id: string;
  email: string;
  name: string;
  /** The hash of the password; null until the operator has chosen one. */
  passwordHash: string | null;
  roles: readonly string[];
  now: Date;
};

/** Inserts an operator and returns whether it was added; an account with the same e-mail address is left unchanged. */
export async function insertOperator(db: Queryable, operator: NewOperator): Promise<boolean> {
  const { id, email, name, passwordHash, roles, now } = operator;
  const added = await db.query(
    `insert into operators (id, email, email_key, name, password_hash, roles, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [id, email, keyOf(email), name, passwordHash, [...roles], now],
  );
  return added.length > 0;
}

export async function findForLogin(
  db: Queryable,
  email: string,
): Promise<(OperatorRow & { passwordHash: string | null }) | undefined> {
  const [found] = await db.query<OperatorRow & { passwordHash: string | null }>(
    `select ${columns}, password_hash as "passwordHash" from operators where email_key = $1`,
    [keyOf(email)],
  );
  return found;
}

export async function findOperator(db: Queryable, id: string): Promise<OperatorRow | undefined> {
  const [found] = await db.query<OperatorRow>(`select ${columns} from operators where id = $1`, [id]);
  return found;
}

/**
 * Finds an operator and locks the row: until this transaction ends, other transactions can read it but not change it.
 */
export async function shareOperator(tx: Transaction, id: string): Promise<OperatorRow | undefined> {
  const [found] = await tx.query<OperatorRow>(`select ${columns} from operators where id = $1 for share`, [
    id,
  ]);
  return found;
}

export async function lockOperator(tx: Transaction, id: string): Promise<OperatorRow | undefined> {
  const [found] = await tx.query<OperatorRow>(`select ${columns} from operators where id = $1 for update`, [
    id,
  ]);
  return found;
}

export async function listOperators(db: Queryable): Promise<OperatorRow[]> {
  return await db.query<OperatorRow>(`select ${columns} from operators order by name, id`);
}

export async function setRoles(tx: Transaction, id: string, roles: readonly string[]): Promise<void> {
  await tx.query("update operators set roles = $2 where id = $1", [id, [...roles]]);
}

export async function setBrands(
  tx: Transaction,
  id: string,
  brandIds: readonly string[] | null,
): Promise<void> {
  await tx.query("update operators set brand_ids = $2 where id = $1", [id, brandIds && [...brandIds]]);
}

export async function setPassword(tx: Transaction, id: string, passwordHash: string): Promise<void> {
  await tx.query("update operators set password_hash = $2 where id = $1", [id, passwordHash]);
}

export async function setDisabled(tx: Transaction, id: string, disabledAt: Date | null): Promise<void> {
  await tx.query("update operators set disabled_at = $2 where id = $1", [id, disabledAt]);
}

export const keyOf = (email: string) => email.trim().toLowerCase();
