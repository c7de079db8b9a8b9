import type { ApiKey, PartnerScope } from "@parlour/contracts/entities/api-key";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { listHandovers } from "./handover-store.ts";

type KeyRow = {
  id: string;
  name: string;
  scopes: PartnerScope[];
  approvedBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
};
type SecretRow = { keyId: string; ending: string; createdAt: Date; validUntil: Date | null };

const columns = `id, name, scopes, approved_by as "approvedBy", created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt"`;

export async function insertKey(
  tx: Transaction,
  key: Pick<KeyRow, "id" | "name" | "scopes" | "approvedBy" | "createdAt" | "expiresAt">,
): Promise<void> {
  await tx.query(
    `insert into api_keys (id, name, scopes, approved_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [key.id, key.name, key.scopes, key.approvedBy, key.createdAt, key.expiresAt],
  );
}

/** Locks a key for a change to the key or its secrets. */
export async function lockKey(tx: Transaction, id: string, now: Date): Promise<ApiKey | undefined> {
  const [row] = await tx.query<KeyRow>(`select ${columns} from api_keys where id = $1 for update`, [id]);
  return row && (await withSecrets(tx, [row], now))[0];
}

export async function findKey(db: Queryable, id: string, now: Date): Promise<ApiKey | undefined> {
  const rows = await db.query<KeyRow>(`select ${columns} from api_keys where id = $1`, [id]);
  return (await withSecrets(db, rows, now))[0];
}

/** Lists keys, newest first, starting after the given one. */
export async function listKeys(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
  now: Date,
): Promise<ApiKey[]> {
  const rows = await db.query<KeyRow>(
    `select ${columns} from api_keys
     where $1::text is null
        or (created_at, id) < (select created_at, id from api_keys last where last.id = $1)
     order by created_at desc, id desc limit $2`,
    [after ?? null, limit],
  );
  return await withSecrets(db, rows, now);
}

export async function hasKeyNamed(db: Queryable, name: string, now: Date): Promise<boolean> {
  const [row] = await db.query(
    "select from api_keys where lower(name) = lower($1) and revoked_at is null and expires_at > $2",
    [name, now],
  );
  return row !== undefined;
}

/** Adds a secret. Earlier secrets expire after the overlap, unless they expire before that. */
export async function addSecret(
  tx: Transaction,
  secret: { keyId: string; hash: Buffer; ending: string; now: Date; overlapUntil: Date },
): Promise<void> {
  await tx.query(
    "update api_key_secrets set valid_until = $2 where key_id = $1 and (valid_until is null or valid_until > $2)",
    [secret.keyId, secret.overlapUntil],
  );
  await tx.query("insert into api_key_secrets (hash, key_id, ending, created_at) values ($1, $2, $3, $4)", [
    secret.hash,
    secret.keyId,
    secret.ending,
    secret.now,
  ]);
}

export async function setRevoked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query("update api_keys set revoked_at = $2 where id = $1", [id, now]);
}

/** Finds the key that a secret belongs to, if it is valid now. */
export async function findUsableKey(
  db: Queryable,
  hash: Buffer,
  now: Date,
): Promise<Pick<KeyRow, "id" | "scopes" | "lastUsedAt"> | undefined> {
  const [row] = await db.query<Pick<KeyRow, "id" | "scopes" | "lastUsedAt">>(
    `select k.id, k.scopes, k.last_used_at as "lastUsedAt"
     from api_key_secrets s join api_keys k on k.id = s.key_id
     where s.hash = $1 and (s.valid_until is null or s.valid_until > $2)
       and k.revoked_at is null and k.expires_at > $2`,
    [hash, now],
  );
  return row;
}

export async function setUsed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query("update api_keys set last_used_at = $2 where id = $1", [id, now]);
}

async function withSecrets(db: Queryable, rows: readonly KeyRow[], now: Date): Promise<ApiKey[]> {
  const keyIds = rows.map(({ id }) => id);
  const secrets = await db.query<SecretRow>(
    `select key_id as "keyId", ending, created_at as "createdAt", valid_until as "validUntil"
     from api_key_secrets where key_id = any($1::text[]) and (valid_until is null or valid_until > $2)
     order by created_at desc`,
    [keyIds, now],
  );
  const handovers = await listHandovers(db, keyIds, now);
  return rows.map((row) => {
    const own = secrets.filter(({ keyId }) => keyId === row.id);
    const handover = handovers.find(({ keyId }) => keyId === row.id);
    return {
      ...row,
      state: stateOf(row, own.length > 0, now),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      secrets: own.map(({ ending, createdAt, validUntil }) => ({
        ending,
        createdAt: createdAt.toISOString(),
        validUntil: validUntil?.toISOString() ?? null,
      })),
      newSecret: handover
        ? {
            collector: handover.operator,
            overlapHours: handover.overlapHours,
            until: handover.until.toISOString(),
          }
        : null,
    };
  });
}

function stateOf({ revokedAt, expiresAt }: KeyRow, hasSecret: boolean, now: Date): ApiKey["state"] {
  if (revokedAt !== null) return "REVOKED";
  if (expiresAt <= now) return "EXPIRED";
  return hasSecret ? "ACTIVE" : "READY";
}
