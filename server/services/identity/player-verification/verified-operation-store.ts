import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Queryable } from "../../../kit/database.ts";

const verifiedForMs = 10 * 60_000;

export async function storeVerifiedOperation(
  db: Queryable,
  sessionId: string,
  operation: MfaOperation,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into verified_operations (session_id, operation, expires_at) values ($1, $2, $3)
     on conflict (session_id, operation) do update set expires_at = excluded.expires_at`,
    [sessionId, operation, new Date(now.getTime() + verifiedForMs)],
  );
}

/** Returns whether the operation is verified, without using the verification up. */
export async function isVerifiedOperation(
  db: Queryable,
  sessionId: string,
  operation: MfaOperation,
  now: Date,
): Promise<boolean> {
  const found = await db.query(
    "select 1 from verified_operations where session_id = $1 and operation = $2 and expires_at > $3",
    [sessionId, operation, now],
  );
  return found.length > 0;
}

/** Uses up a verification. One verification permits the operation once. */
export async function useVerifiedOperation(
  db: Queryable,
  sessionId: string,
  operation: MfaOperation,
  now: Date,
): Promise<boolean> {
  const used = await db.query<{ expires_at: Date }>(
    "delete from verified_operations where session_id = $1 and operation = $2 returning expires_at",
    [sessionId, operation],
  );
  return used.some((row) => row.expires_at > now);
}
