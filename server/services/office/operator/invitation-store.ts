import type { Queryable, Transaction } from "../../../kit/database.ts";

type Invitation = { tokenHash: Buffer; operatorId: string; now: Date; expiresAt: Date };

/** Replaces the operator's earlier links, so that only the newest one works. */
export async function insertInvitation(tx: Transaction, invitation: Invitation): Promise<void> {
  const { tokenHash, operatorId, now, expiresAt } = invitation;
  await tx.query("delete from operator_invitations where operator_id = $1 and used_at is null", [operatorId]);
  await tx.query(
    "insert into operator_invitations (token_hash, operator_id, created_at, expires_at) values ($1, $2, $3, $4)",
    [tokenHash, operatorId, now, expiresAt],
  );
}

/** Finds the operator who was sent a link, if the link is still valid. */
export async function findInvited(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [row] = await db.query<{ operatorId: string }>(
    `select operator_id as "operatorId" from operator_invitations
      where token_hash = $1 and used_at is null and expires_at > $2`,
    [tokenHash, now],
  );
  return row?.operatorId;
}

/** Uses up the link; returns false when it is no longer valid. */
export async function useInvitation(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx.query(
    `update operator_invitations set used_at = $2
      where token_hash = $1 and used_at is null and expires_at > $2 returning token_hash`,
    [tokenHash, now],
  );
  return used.length === 1;
}
