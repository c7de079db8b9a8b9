import type { Passkey } from "@parlour/contracts/entities/passkey";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { createSecretToken, hashSecretToken } from "../../../kit/secret-token.ts";
import type { StoredKey } from "./passkey-proof.ts";

const challengeLifeMs = 5 * 60_000;

/** Creates a challenge. The player is null for a login. */
export async function createChallenge(kit: Kit, playerId: string | null, origin: string): Promise<string> {
  const { token, hash } = createSecretToken(kit.random);
  const expiresAt = new Date(kit.clock.now().getTime() + challengeLifeMs);
  await kit.db.query(
    "insert into passkey_challenges (challenge_hash, player_id, origin, expires_at) values ($1, $2, $3, $4)",
    [hash, playerId, origin, expiresAt],
  );
  return token;
}

/**
 * Uses up the challenge and returns the origin it was created for; undefined when the challenge is unknown,
 * used or expired.
 */
export async function useChallenge(
  kit: Kit,
  playerId: string | null,
  challenge: string,
): Promise<string | undefined> {
  const [used] = await kit.db.query<{ origin: string }>(
    `delete from passkey_challenges
     where challenge_hash = $1 and player_id is not distinct from $2 and expires_at > $3 returning origin`,
    [hashSecretToken(challenge), playerId, kit.clock.now()],
  );
  return used?.origin;
}

export type PasskeyRow = StoredKey & { id: string; playerId: string };

export async function findPasskey(db: Queryable, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  const [row] = await db.query<Omit<PasskeyRow, "signCount"> & { signCount: string }>(
    `select id, player_id as "playerId", credential_id as "credentialId", public_key as "publicKey", algorithm,
       sign_count::text as "signCount"
     from passkeys where credential_id = $1`,
    [credentialId],
  );
  return row && { ...row, signCount: Number(row.signCount) };
}

type ListedRow = {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  credential_id: Buffer;
};

export async function listPasskeysOf(db: Queryable, playerId: string): Promise<ListedRow[]> {
  return await db.query<ListedRow>(
    `select id, name, created_at, last_used_at, credential_id from passkeys
     where player_id = $1 order by created_at, id`,
    [playerId],
  );
}

/** Stores a passkey. Returns undefined if it is already stored. */
export async function insertPasskey(
  db: Queryable,
  passkey: StoredKey & { id: string; playerId: string; name: string; now: Date },
): Promise<ListedRow | undefined> {
  const [row] = await db.query<ListedRow>(
    `insert into passkeys (id, player_id, credential_id, public_key, algorithm, sign_count, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing returning id, name, created_at, last_used_at, credential_id`,
    [
      passkey.id,
      passkey.playerId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.algorithm,
      passkey.signCount,
      passkey.name,
      passkey.now,
    ],
  );
  return row;
}

/** Records the use of a passkey. Of two logins with the same counter, only one succeeds. */
export async function notePasskeyUse(
  db: Queryable,
  { id, signCount }: Pick<PasskeyRow, "id" | "signCount">,
  nextCount: number,
  now: Date,
): Promise<boolean> {
  const used = await db.query(
    "update passkeys set sign_count = $3, last_used_at = $4 where id = $1 and sign_count = $2 returning id",
    [id, signCount, nextCount, now],
  );
  return used.length === 1;
}

export async function renamePasskeyOf(
  db: Queryable,
  playerId: string,
  id: string,
  name: string,
): Promise<ListedRow | undefined> {
  const [row] = await db.query<ListedRow>(
    `update passkeys set name = $3 where player_id = $1 and id = $2
     returning id, name, created_at, last_used_at, credential_id`,
    [playerId, id, name],
  );
  return row;
}

export async function deletePasskeyOf(db: Queryable, playerId: string, id: string): Promise<boolean> {
  const deleted = await db.query("delete from passkeys where player_id = $1 and id = $2 returning id", [
    playerId,
    id,
  ]);
  return deleted.length === 1;
}

export async function deleteExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from passkey_challenges where expires_at < $1", [now]);
}

export function toPasskey({ id, name, created_at, last_used_at }: ListedRow): Passkey {
  return {
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}
