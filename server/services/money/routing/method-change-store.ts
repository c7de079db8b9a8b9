import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { MethodRow } from "./method-store.ts";

export type MethodKey = { paymentType: "D" | "W"; code: string; currency: string };
export type EditedMethod = MethodRow & { enabled: boolean };
export type MethodPatch = Partial<
  Pick<
    EditedMethod,
    "enabled" | "name" | "group_name" | "position" | "channels" | "regions" | "excluded_regions"
  >
> & { min_minor?: string; max_minor?: string; fee_minor?: string };

const columns = [
  "enabled",
  "name",
  "group_name",
  "position",
  "channels",
  "regions",
  "excluded_regions",
  "min_minor",
  "max_minor",
  "fee_minor",
] as const;

export async function listAllMethods(db: Queryable): Promise<EditedMethod[]> {
  return await db.query<EditedMethod>(
    "select * from payment_methods order by payment_type, position, code, currency",
  );
}

export async function findMethod(
  db: Queryable,
  { paymentType, code, currency }: MethodKey,
  lock = false,
): Promise<EditedMethod | undefined> {
  const [row] = await db.query<EditedMethod>(
    `select * from payment_methods where payment_type = $1 and code = $2 and currency = $3 ${lock ? "for update" : ""}`,
    [paymentType, code, currency],
  );
  return row;
}

/** Updates a method. Call it while the row is locked, so that two concurrent changes do not overwrite each other. */
export async function patchMethod(
  tx: Transaction,
  { paymentType, code, currency }: MethodKey,
  patch: MethodPatch,
): Promise<EditedMethod> {
  const names = columns.filter((name) => patch[name] !== undefined);
  const sets = names.map((name, index) => `${name} = $${index + 4}`);
  const [row] = await tx.query<EditedMethod>(
    `update payment_methods set ${sets.join(", ")} where payment_type = $1 and code = $2 and currency = $3 returning *`,
    [paymentType, code, currency, ...names.map((name) => patch[name])],
  );
  return row!;
}

export type NewMethodRow = Omit<EditedMethod, "brands" | "channels">;

/** Inserts a method. Returns undefined if it already exists. */
export async function insertMethod(tx: Transaction, row: NewMethodRow): Promise<EditedMethod | undefined> {
  const names = Object.keys(row);
  const [inserted] = await tx.query<EditedMethod>(
    `insert into payment_methods (${names.join(", ")})
     values (${names.map((_, index) => `$${index + 1}`).join(", ")}) on conflict do nothing returning *`,
    Object.values(row),
  );
  return inserted;
}
