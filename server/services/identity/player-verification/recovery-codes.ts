import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { hashRecoveryCode, makeRecoveryCodes, recoveryCodeHashes } from "../../../kit/recovery-codes.ts";

/** Creates new codes that replace the existing ones. They are shown once and cannot be read later. */
export async function replaceRecoveryCodes(kit: Kit, db: Queryable, playerId: string): Promise<string[]> {
  const codes = makeRecoveryCodes(kit);
  await deleteRecoveryCodes(db, playerId);
  await db.query(
    "insert into recovery_codes (player_id, code_hash, created_at) select $1, unnest($2::bytea[]), $3",
    [playerId, codes.map((code) => hashRecoveryCode(kit, playerId, code)), kit.clock.now()],
  );
  return codes;
}

/** Uses up a recovery code by deleting its row, so only one of two concurrent requests succeeds. */
export async function useRecoveryCode(kit: Kit, playerId: string, code: string): Promise<boolean> {
  const used = await kit.db.query(
    "delete from recovery_codes where player_id = $1 and code_hash = any($2) returning player_id",
    [playerId, recoveryCodeHashes(kit, playerId, code)],
  );
  return used.length === 1;
}

export async function deleteRecoveryCodes(db: Queryable, playerId: string): Promise<void> {
  await db.query("delete from recovery_codes where player_id = $1", [playerId]);
}
