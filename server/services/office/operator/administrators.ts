import type { Queryable, Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";

/** Changing two-person rules and giving roles both take two administrators, so fewer could do neither. */
const fewest = 2;

/**
 * Locks the set of administrators until the transaction ends, and returns their ids. Without the
 * lock, two operators who each remove one at the same time would both still find enough
 * administrators. Take this lock before locks on operators and roles.
 */
export async function lockAdministrators(tx: Transaction): Promise<string[]> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour administrators'))");
  return await listAdministrators(tx);
}

/** Returns a refusal if the operator `id` is one of the last administrators, who must stay active. */
export function refuseLosing(administrators: readonly string[], id: string): Refusal | undefined {
  return administrators.includes(id) && administrators.length <= fewest
    ? refuse("LAST_ADMINISTRATORS")
    : undefined;
}

/**
 * Checks a change that has just been made in this transaction. Returns a refusal if it left too few administrators; the
 * caller then rolls the change back.
 */
export async function refuseTooFew(tx: Transaction, before: readonly string[]): Promise<Refusal | undefined> {
  const after = await listAdministrators(tx);
  return after.length < fewest && after.length < before.length ? refuse("LAST_ADMINISTRATORS") : undefined;
}

/** Lists the operators who can log in and approve in all areas. Those limited to certain brands can't approve. */
async function listAdministrators(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from operators
      where disabled_at is null and password_hash is not null and brand_ids is null
        and ('ADMIN' = any(roles)
             or exists (select from operator_roles custom
                         where custom.id = any(operators.roles) and custom.permissions ->> 'ADMIN' = 'APPROVE'))`,
  );
  return rows.map(({ id }) => id);
}
