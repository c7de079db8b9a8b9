import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { ProviderRef } from "../../../kit/providers/provider-calls.ts";

export type Handover = { keyVersion: number; operator: { id: string; name: string }; since: Date };

type HandoverRow = { keyVersion: number; operatorId: string; operatorName: string; createdAt: Date };

const columns = `key_version as "keyVersion", operator_id as "operatorId", operator_name as "operatorName",
  created_at as "createdAt"`;

/** Lets an operator collect a provider's new key. An older key that was not collected can no longer be collected. */
export async function saveHandover(
  tx: Transaction,
  { kind, id }: ProviderRef,
  { keyVersion, operator, since }: Handover,
): Promise<void> {
  await tx.query(
    `insert into provider_key_handovers (kind, provider, key_version, operator_id, operator_name, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (kind, provider) do update set key_version = excluded.key_version,
       operator_id = excluded.operator_id, operator_name = excluded.operator_name,
       created_at = excluded.created_at, collected_at = null`,
    [kind, id, keyVersion, operator.id, operator.name, since],
  );
}

/** Finds who may collect a provider's key, if it has this version and was not collected yet. */
export async function findHandover(
  db: Queryable,
  { kind, id }: ProviderRef,
  keyVersion: number,
): Promise<Handover | undefined> {
  const [row] = await db.query<HandoverRow>(
    `select ${columns} from provider_key_handovers
      where kind = $1 and provider = $2 and key_version = $3 and collected_at is null`,
    [kind, id, keyVersion],
  );
  return (
    row && {
      keyVersion: row.keyVersion,
      operator: { id: row.operatorId, name: row.operatorName },
      since: row.createdAt,
    }
  );
}

/** Records that a key was collected. Call it while the provider is locked, so that a key is collected only once. */
export async function closeHandover(tx: Transaction, { kind, id }: ProviderRef, now: Date): Promise<void> {
  await tx.query("update provider_key_handovers set collected_at = $3 where kind = $1 and provider = $2", [
    kind,
    id,
    now,
  ]);
}
