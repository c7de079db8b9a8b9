import type { Queryable, Transaction } from "../../../kit/database.ts";

/** The operator who may create the next secret of a key, and how long the previous one then still works. */
type SecretHandover = { keyId: string; operator: { id: string; name: string }; overlapHours: number };
type Row = { keyId: string; operatorId: string; operatorName: string; overlapHours: number; createdAt: Date };

/** How long the operator has to create the secret. */
const collectableMs = 24 * 3_600_000;

export async function saveHandover(
  tx: Transaction,
  { keyId, operator, overlapHours }: SecretHandover,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into api_secret_handovers (key_id, operator_id, operator_name, overlap_hours, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (key_id) do update set operator_id = excluded.operator_id,
       operator_name = excluded.operator_name, overlap_hours = excluded.overlap_hours,
       created_at = excluded.created_at`,
    [keyId, operator.id, operator.name, overlapHours, now],
  );
}

/** Lists the handovers of these keys that have not expired. */
export async function listHandovers(
  db: Queryable,
  keyIds: readonly string[],
  now: Date,
): Promise<(SecretHandover & { until: Date })[]> {
  const rows = await db.query<Row>(
    `select key_id as "keyId", operator_id as "operatorId", operator_name as "operatorName",
            overlap_hours as "overlapHours", created_at as "createdAt"
       from api_secret_handovers where key_id = any($1::text[]) and created_at > $2`,
    [keyIds, new Date(now.getTime() - collectableMs)],
  );
  return rows.map(({ keyId, operatorId, operatorName, overlapHours, createdAt }) => ({
    keyId,
    operator: { id: operatorId, name: operatorName },
    overlapHours,
    until: new Date(createdAt.getTime() + collectableMs),
  }));
}

/** Removes the handover of a key that has a new secret or was revoked. Call it while the key is locked. */
export async function removeHandover(tx: Transaction, keyId: string): Promise<void> {
  await tx.query("delete from api_secret_handovers where key_id = $1", [keyId]);
}

export async function removeHandoversTo(tx: Transaction, operatorId: string): Promise<void> {
  await tx.query("delete from api_secret_handovers where operator_id = $1", [operatorId]);
}
