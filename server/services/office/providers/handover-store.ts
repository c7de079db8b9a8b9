import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { ProviderRef } from "../../../kit/providers/provider-calls.ts";

export type Handover = {
  keyVersion: number;
  operator: { id: string; name: string };
  since: Date;
  /** When the previous key, which the new key replaced, was created, if known. */
  previousKeyCreatedAt: Date | null;
};

type HandoverRow = {
  keyVersion: number;
  operatorId: string;
  operatorName: string;
  createdAt: Date;
  previousKeyCreatedAt: Date | null;
};

/**
 * How long a new key can be collected: two minutes less than 24 hours. The job that expires keys runs every minute, so
 * a previous key with an overlap of exactly 24 hours is made current again before it stops working.
 */
const collectableMs = 24 * 3_600_000 - 2 * 60_000;

const columns = `key_version as "keyVersion", operator_id as "operatorId", operator_name as "operatorName",
  created_at as "createdAt", previous_key_created_at as "previousKeyCreatedAt"`;

export const expiryOf = ({ since }: Pick<Handover, "since">): Date =>
  new Date(since.getTime() + collectableMs);

/** Lets an operator collect a provider's new key. An older key that was not collected can no longer be collected. */
export async function saveHandover(
  tx: Transaction,
  { kind, id }: ProviderRef,
  { keyVersion, operator, since, previousKeyCreatedAt }: Handover,
): Promise<void> {
  await tx.query(
    `insert into provider_key_handovers
       (kind, provider, key_version, operator_id, operator_name, created_at, previous_key_created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind, provider) do update set key_version = excluded.key_version,
       operator_id = excluded.operator_id, operator_name = excluded.operator_name,
       created_at = excluded.created_at, collected_at = null, expired_at = null,
       previous_key_created_at = excluded.previous_key_created_at`,
    [kind, id, keyVersion, operator.id, operator.name, since, previousKeyCreatedAt],
  );
}

/** Finds the operator who may still collect this version of a provider's key; undefined if there is none. */
export async function findHandover(
  db: Queryable,
  { kind, id }: ProviderRef,
  keyVersion: number,
): Promise<Handover | undefined> {
  const [row] = await db.query<HandoverRow>(
    `select ${columns} from provider_key_handovers
      where kind = $1 and provider = $2 and key_version = $3 and collected_at is null and expired_at is null`,
    [kind, id, keyVersion],
  );
  return (
    row && {
      keyVersion: row.keyVersion,
      operator: { id: row.operatorId, name: row.operatorName },
      since: row.createdAt,
      previousKeyCreatedAt: row.previousKeyCreatedAt,
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

/**
 * Prevents an operator from collecting keys. The handovers stay, so that another administrator can take them over; if
 * none does, the previous key remains in use.
 */
export async function withdrawHandovers(tx: Transaction, operatorId: string): Promise<void> {
  await tx.query(
    `update provider_key_handovers set operator_id = ''
      where operator_id = $1 and collected_at is null and expired_at is null`,
    [operatorId],
  );
}

/** Lists the providers with a new key that has not been collected and can no longer be collected at the given time. */
export async function listExpiring(db: Queryable, at: Date): Promise<ProviderRef[]> {
  return await db.query<ProviderRef>(
    `select kind, provider as id from provider_key_handovers
      where collected_at is null and expired_at is null and created_at <= $1`,
    [new Date(at.getTime() - collectableMs)],
  );
}

/** Records that a key can no longer be collected. Call it while the provider is locked. */
export async function expireHandover(tx: Transaction, { kind, id }: ProviderRef, now: Date): Promise<void> {
  await tx.query(
    `update provider_key_handovers set expired_at = $3
      where kind = $1 and provider = $2 and collected_at is null`,
    [kind, id, now],
  );
}
