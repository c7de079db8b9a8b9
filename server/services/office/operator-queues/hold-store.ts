import type { Queryable, Transaction } from "../../../kit/database.ts";

type Hold = { held: boolean; by: string | null; at: string | null; reason: string | null };

const never: Hold = { held: false, by: null, at: null, reason: null };

export async function readHold(db: Queryable): Promise<Hold> {
  const [row] = await db.query<{ held: boolean; by: string; at: Date; reason: string }>(
    "select held, operator_name as by, at, reason from automatic_decisions",
  );
  return row ? { ...row, at: row.at.toISOString() } : never;
}

export async function writeHold(
  tx: Transaction,
  { held, operatorName, reason, at }: { held: boolean; operatorName: string; reason: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into automatic_decisions (held, operator_name, reason, at) values ($1, $2, $3, $4)
     on conflict (is_only) do update
       set held = excluded.held, operator_name = excluded.operator_name, reason = excluded.reason, at = excluded.at`,
    [held, operatorName, reason, at],
  );
}
