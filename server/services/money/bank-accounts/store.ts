import type { BANK_ACCOUNT_STATUSES } from "@parlour/contracts/entities/bank-account";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Status = (typeof BANK_ACCOUNT_STATUSES)[number];

export type BankAccountRow = {
  player_id: string;
  id: string;
  provider: string;
  token: string;
  name: string;
  bank: string;
  masked: string;
  holder: string;
  status: Status;
  created_at: Date;
};

/** Stores the latest data of an account that a player has looked up. */
export async function putBankAccount(tx: Transaction, account: BankAccountRow): Promise<void> {
  await tx.query(
    `insert into bank_accounts (player_id, id, provider, token, name, bank, masked, holder, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (player_id, id) do update set name = excluded.name, bank = excluded.bank,
       masked = excluded.masked, holder = excluded.holder, status = excluded.status`,
    [
      account.player_id,
      account.id,
      account.provider,
      account.token,
      account.name,
      account.bank,
      account.masked,
      account.holder,
      account.status,
      account.created_at,
    ],
  );
}

export async function setStatus(
  tx: Transaction,
  { playerId, id }: { playerId: string; id: string },
  status: Status,
): Promise<void> {
  await tx.query("update bank_accounts set status = $3 where player_id = $1 and id = $2", [
    playerId,
    id,
    status,
  ]);
}

export async function findBankAccount(
  db: Queryable,
  playerId: string,
  id: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await db.query<BankAccountRow>(
    "select * from bank_accounts where player_id = $1 and id = $2",
    [playerId, id],
  );
  return row;
}

export async function listBankAccountRows(db: Queryable, playerId: string): Promise<BankAccountRow[]> {
  return await db.query<BankAccountRow>(
    "select * from bank_accounts where player_id = $1 order by created_at desc, id limit 100",
    [playerId],
  );
}
