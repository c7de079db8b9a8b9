import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { hashRecoveryCode, makeRecoveryCodes, recoveryCodeHashes } from "../../../kit/recovery-codes.ts";

/** Creates new codes that replace the existing ones. They are shown once and can't be read later. */
export async function replaceRecoveryCodes(kit: Kit, db: Queryable, operatorId: string): Promise<string[]> {
  const codes = makeRecoveryCodes(kit);
  await deleteRecoveryCodes(db, operatorId);
  await db.query(
    "insert into operator_recovery_codes (operator_id, code_hash, created_at) select $1, unnest($2::bytea[]), $3",
    [operatorId, codes.map((code) => hashRecoveryCode(kit, operatorId, code)), kit.clock.now()],
  );
  return codes;
}

/** Uses up a recovery code by deleting its row, so that only one of two concurrent requests succeeds. */
export async function useRecoveryCode(
  kit: Kit,
  db: Queryable,
  operatorId: string,
  code: string,
): Promise<boolean> {
  const used = await db.query(
    "delete from operator_recovery_codes where operator_id = $1 and code_hash = any($2) returning operator_id",
    [operatorId, recoveryCodeHashes(kit, operatorId, code)],
  );
  return used.length === 1;
}

export async function deleteRecoveryCodes(db: Queryable, operatorId: string): Promise<void> {
  await db.query("delete from operator_recovery_codes where operator_id = $1", [operatorId]);
}
