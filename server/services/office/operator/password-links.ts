import type { Queryable, Transaction } from "../../../kit/database.ts";

type PasswordLink = { tokenHash: Buffer; operatorId: string; now: Date; expiresAt: Date };
type LinkTable = "operator_invitations" | "operator_password_resets";

/** Links for choosing a password, which are e-mailed to the operator and work once. */
function passwordLinks(table: LinkTable) {
  const cancel = async (tx: Transaction, operatorId: string): Promise<void> => {
    await tx.query(`delete from ${table} where operator_id = $1 and used_at is null`, [operatorId]);
  };
  return {
    cancel,
    /** Replaces the operator's earlier links, so that only the newest one works. */
    async insert(tx: Transaction, { tokenHash, operatorId, now, expiresAt }: PasswordLink): Promise<void> {
      await cancel(tx, operatorId);
      await tx.query(
        `insert into ${table} (token_hash, operator_id, created_at, expires_at) values ($1, $2, $3, $4)`,
        [tokenHash, operatorId, now, expiresAt],
      );
    },
    /** Finds the operator who was sent a link, if the link is still valid. */
    async find(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const [row] = await db.query<{ operatorId: string }>(
        `select operator_id as "operatorId" from ${table}
          where token_hash = $1 and used_at is null and expires_at > $2`,
        [tokenHash, now],
      );
      return row?.operatorId;
    },
    /** Uses up the link; returns false when it is no longer valid. */
    async use(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
      const used = await tx.query(
        `update ${table} set used_at = $2
          where token_hash = $1 and used_at is null and expires_at > $2 returning token_hash`,
        [tokenHash, now],
      );
      return used.length === 1;
    },
  };
}

export type PasswordLinks = ReturnType<typeof passwordLinks>;

export const invitations = passwordLinks("operator_invitations");
export const passwordResets = passwordLinks("operator_password_resets");
