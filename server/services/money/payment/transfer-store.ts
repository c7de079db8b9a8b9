import type { Queryable, Transaction } from "../../../kit/database.ts";

export type TransferRow = {
  id: string;
  player_id: string;
  recipient_id: string;
  currency: string;
  amount_minor: string;
  created_at: Date;
};

export async function findTransfer(db: Queryable, id: string): Promise<TransferRow | undefined> {
  const [row] = await db.query<TransferRow>("select * from transfers where id = $1", [id]);
  return row;
}

export async function insertTransfer(
  tx: Transaction,
  transfer: {
    id: string;
    playerId: string;
    recipientId: string;
    currency: string;
    amountMinor: bigint;
    now: Date;
  },
): Promise<TransferRow> {
  const { id, playerId, recipientId, currency, amountMinor, now } = transfer;
  const [row] = await tx.query<TransferRow>(
    `insert into transfers (id, player_id, recipient_id, currency, amount_minor, created_at)
     values ($1, $2, $3, $4, $5, $6) returning *`,
    [id, playerId, recipientId, currency, amountMinor.toString(), now],
  );
  return row!;
}

export async function sumSentSince(tx: Transaction, playerId: string, since: Date): Promise<bigint> {
  const [row] = await tx.query<{ sum: string }>(
    "select coalesce(sum(amount_minor), 0)::text as sum from transfers where player_id = $1 and created_at >= $2",
    [playerId, since],
  );
  return BigInt(row!.sum);
}
