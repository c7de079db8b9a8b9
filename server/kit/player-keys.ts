import { createHash, hkdfSync } from "node:crypto";
import { decrypt, encrypt } from "./cipher.ts";
import type { Kit } from "./kit.ts";
import type { Queryable } from "./queryable.ts";
import { acceptedSecrets } from "./secrets.ts";

type KeyParts = Pick<Kit, "config" | "random" | "clock">;

/** Encrypts one player's personal data. The label ties the text to its row, such as `note:note_1`. */
export type PlayerKey = {
  seal(label: string, plain: Buffer | string): Buffer;
  open(label: string, sealed: Buffer): Buffer;
};

/** Shown in place of a text that can no longer be decrypted. */
export const erasedText = "[erased]";

type KeyRow = { playerId: string; sealedKey: Buffer | null; sealedBy: string | null };

const keyBytes = 32;

/** Returns the player's key for reading; undefined if nothing has been encrypted yet, or once it has been erased. */
export async function findPlayerKey(
  parts: KeyParts,
  db: Queryable,
  playerId: string,
): Promise<PlayerKey | undefined> {
  const [known] = await readKeys(db, [playerId]);
  return known && openKey(parts, known);
}

/** Returns the player's key for writing, which is created when it is first needed; undefined once it has been erased. */
export async function playerKey(
  parts: KeyParts,
  db: Queryable,
  playerId: string,
): Promise<PlayerKey | undefined> {
  const [known] = await readKeys(db, [playerId]);
  if (known !== undefined) return openKey(parts, known);
  const key = parts.random.bytes(keyBytes);
  const { id, secret } = currentSecret(parts);
  await db.query(
    `insert into player_keys (player_id, sealed_key, sealed_by, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [playerId, encrypt(parts.random, secret, playerId, key), id, parts.clock.now()],
  );
  // Another server may have stored a key first. That key is the valid one.
  const [stored] = await readKeys(db, [playerId]);
  return stored && openKey(parts, stored);
}

/** Returns the keys of several players, without those who have none. */
export async function playerKeys(
  parts: KeyParts,
  db: Queryable,
  playerIds: readonly string[],
): Promise<Map<string, PlayerKey>> {
  const found = new Map<string, PlayerKey>();
  for (const row of await readKeys(db, [...new Set(playerIds)])) {
    const key = openKey(parts, row);
    if (key !== undefined) found.set(row.playerId, key);
  }
  return found;
}

/** Returns the player's key for writing, or throws: nothing is written about a player whose data has been erased. */
export async function requirePlayerKey(parts: KeyParts, db: Queryable, playerId: string): Promise<PlayerKey> {
  const key = await playerKey(parts, db, playerId);
  if (key === undefined) throw new Error(`the data of ${playerId} has been erased`);
  return key;
}

/** Decrypts a text; `erasedText` if its key has been erased. */
export function openText(key: PlayerKey | undefined, label: string, sealed: Buffer): string {
  return key === undefined ? erasedText : key.open(label, sealed).toString("utf8");
}

/** Deletes the key for good. Returns false if that was done before. */
export async function erasePlayerKey(db: Queryable, playerId: string, now: Date): Promise<boolean> {
  const erased = await db.query(
    `insert into player_keys as known (player_id, created_at, erased_at) values ($1, $2, $2)
     on conflict (player_id) do update set sealed_key = null, sealed_by = null, erased_at = excluded.erased_at
       where known.erased_at is null
     returning player_id`,
    [playerId, now],
  );
  return erased.length > 0;
}

/**
 * Re-encrypts all keys that were encrypted with an earlier secret of the installation, and returns how many there
 * were. Each key is tried only once, so that a server with the secrets in the opposite order, which undoes this work,
 * can't keep this one busy. Throws at the end if a key could not be opened.
 */
export async function resealPlayerKeys(parts: KeyParts, db: Queryable, pageSize: number): Promise<number> {
  const { id, secret } = currentSecret(parts);
  const failures: unknown[] = [];
  let resealed = 0;
  let after = "";
  for (;;) {
    const rows = await db.query<KeyRow>(
      `select player_id as "playerId", sealed_key as "sealedKey", sealed_by as "sealedBy" from player_keys
       where sealed_by <> $1 and sealed_key is not null and player_id > $2 order by player_id limit $3`,
      [id, after, pageSize],
    );
    for (const row of rows) {
      try {
        const sealed = encrypt(parts.random, secret, row.playerId, openSealedKey(parts, row));
        // The condition on `sealed_by` prevents this update from undoing an erasure that has happened in the meantime.
        await db.query(
          "update player_keys set sealed_key = $3, sealed_by = $4 where player_id = $1 and sealed_by = $2",
          [row.playerId, row.sealedBy, sealed, id],
        );
        resealed++;
      } catch (error) {
        failures.push(error);
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) break;
    after = last.playerId;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} keys were not encrypted again`);
  return resealed;
}

async function readKeys(db: Queryable, playerIds: readonly string[]): Promise<KeyRow[]> {
  return await db.query<KeyRow>(
    `select player_id as "playerId", sealed_key as "sealedKey", sealed_by as "sealedBy" from player_keys
     where player_id = any($1)`,
    [playerIds],
  );
}

function openKey(parts: KeyParts, row: KeyRow): PlayerKey | undefined {
  if (row.sealedKey === null) return undefined;
  const key = openSealedKey(parts, row);
  return {
    seal: (label, plain) =>
      encrypt(parts.random, key, label, typeof plain === "string" ? Buffer.from(plain) : plain),
    open: (label, sealed) => decrypt(key, label, sealed),
  };
}

function openSealedKey({ config }: KeyParts, { playerId, sealedKey, sealedBy }: KeyRow): Buffer {
  const used = secretsOf(config).find(({ id }) => id === sealedBy);
  if (used === undefined)
    throw new Error(`the key of ${playerId} needs an ENCRYPTION_SECRET that is not set`);
  return decrypt(used.secret, playerId, sealedKey!);
}

function currentSecret({ config }: KeyParts) {
  return secretsOf(config)[0]!;
}

function secretsOf(config: KeyParts["config"]): { id: string; secret: Buffer }[] {
  return acceptedSecrets(config.secrets, "encryption").map((text) => {
    const secret = Buffer.from(hkdfSync("sha256", text, "", "player keys", keyBytes));
    return { id: createHash("sha256").update("id of ").update(secret).digest("hex").slice(0, 16), secret };
  });
}
