import { createHmac } from "node:crypto";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { acceptedSecrets } from "../../../kit/secrets.ts";

const codeCount = 10;
const lettersPerHalf = 5;
/** These 31 characters are hard to confuse; ten of them have 49 bits of entropy. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

/** Creates new codes that replace the existing ones. They are shown once and cannot be read later. */
export async function replaceRecoveryCodes(kit: Kit, db: Queryable, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => `${half(kit)}-${half(kit)}`);
  await deleteRecoveryCodes(db, playerId);
  await db.query(
    "insert into recovery_codes (player_id, code_hash, created_at) select $1, unnest($2::bytea[]), $3",
    [playerId, codes.map((code) => hashOf(kit, playerId, code)), kit.clock.now()],
  );
  return codes;
}

/** Uses up a recovery code by deleting its row, so only one of two concurrent requests succeeds. */
export async function useRecoveryCode(kit: Kit, playerId: string, code: string): Promise<boolean> {
  const used = await kit.db.query(
    "delete from recovery_codes where player_id = $1 and code_hash = any($2) returning player_id",
    [playerId, hashesOf(kit, playerId, code)],
  );
  return used.length === 1;
}

export async function deleteRecoveryCodes(db: Queryable, playerId: string): Promise<void> {
  await db.query("delete from recovery_codes where player_id = $1", [playerId]);
}

function half(kit: Kit): string {
  return Array.from({ length: lettersPerHalf }, () => letters[kit.random.integer(letters.length)]).join("");
}

/** Hashes a code as it may have been stored: during a rotation, with either secret. */
function hashesOf(kit: Kit, playerId: string, code: string): Buffer[] {
  return acceptedSecrets(kit.config.secrets, "encryption").map((secret) =>
    hashOf(kit, playerId, code, secret),
  );
}

/** Normalises and hashes a code, because people type codes in capitals, with spaces or without the dash. */
function hashOf(kit: Kit, playerId: string, code: string, secret = kit.config.secrets.encryption): Buffer {
  const plain = code.toLowerCase().replace(/[^0-9a-z]/g, "");
  return createHmac("sha256", secret).update(`${playerId}:recovery:${plain}`).digest();
}
