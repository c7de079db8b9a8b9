import type { BANK_ACCOUNT_STATUSES } from "@parlour/contracts/entities/bank-account";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { erasedText, findPlayerKey, type PlayerKey, requirePlayerKey } from "../../../kit/player-keys.ts";
import type { Unsealed } from "../../../kit/schedule-sealing.ts";

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

type Details = Pick<BankAccountRow, "name" | "bank" | "masked" | "holder">;
/** The details of accounts that an earlier version stored are plain text until a job encrypts them. */
type StoredRow = Omit<BankAccountRow, keyof Details> & { sealed: Buffer | null };

/** Stores the latest data of an account that a player has looked up. */
export async function putBankAccount(kit: Kit, tx: Transaction, account: BankAccountRow): Promise<void> {
  const key = await requirePlayerKey(kit, tx, account.player_id);
  await tx.query(
    `insert into bank_accounts (player_id, id, provider, token, sealed, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (player_id, id) do update set sealed = excluded.sealed, name = null, bank = null, masked = null,
       holder = null, status = excluded.status`,
    [
      account.player_id,
      account.id,
      account.provider,
      account.token,
      sealDetails(key, account),
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
  kit: Kit,
  db: Queryable,
  playerId: string,
  id: string,
): Promise<BankAccountRow | undefined> {
  const rows = await db.query<StoredRow>("select * from bank_accounts where player_id = $1 and id = $2", [
    playerId,
    id,
  ]);
  return (await openRows(kit, db, playerId, rows))[0];
}

/** Lists a player's accounts, newest first, starting after the given one. */
export async function listBankAccountRows(
  kit: Kit,
  playerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<BankAccountRow[]> {
  const rows = await kit.db.query<StoredRow>(
    `select * from bank_accounts
     where player_id = $1
       and ($2::text is null
         or (created_at, id) < (select created_at, id from bank_accounts last where player_id = $1 and last.id = $2))
     order by created_at desc, id desc limit $3`,
    [playerId, after ?? null, limit],
  );
  return await openRows(kit, kit.db, playerId, rows);
}

/** Returns the bank of each of these accounts that this service has looked up, by account id. */
export async function listBanks(
  kit: Kit,
  playerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await kit.db.query<StoredRow>(
    "select * from bank_accounts where player_id = $1 and id = any($2::text[])",
    [playerId, ids],
  );
  return new Map((await openRows(kit, kit.db, playerId, rows)).map(({ id, bank }) => [id, bank]));
}

/**
 * The players with accounts that an earlier version stored as plain text, and the function that encrypts these
 * accounts.
 */
export const unsealedBankAccounts = (kit: Kit): Unsealed => ({
  async list(db, after, limit) {
    const rows = await db.query<{ id: string }>(
      `select distinct player_id as id from bank_accounts where sealed is null and player_id > $1
       order by player_id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  },
  async sealNext(tx, playerId) {
    const [row] = await tx.query<BankAccountRow>(
      "select * from bank_accounts where player_id = $1 and sealed is null limit 1",
      [playerId],
    );
    if (row === undefined) return false;
    const key = await requirePlayerKey(kit, tx, playerId);
    await tx.query(
      `update bank_accounts set sealed = $3, name = null, bank = null, masked = null, holder = null
       where player_id = $1 and id = $2 and (name, bank, masked, holder) = ($4, $5, $6, $7)`,
      [playerId, row.id, sealDetails(key, row), row.name, row.bank, row.masked, row.holder],
    );
    return true;
  },
});

function sealDetails(key: PlayerKey, { id, name, bank, masked, holder }: BankAccountRow): Buffer {
  return key.seal(`bank:${id}`, JSON.stringify({ name, bank, masked, holder } satisfies Details));
}

async function openRows(
  kit: Kit,
  db: Queryable,
  playerId: string,
  rows: readonly StoredRow[],
): Promise<BankAccountRow[]> {
  const key = rows.length > 0 ? await findPlayerKey(kit, db, playerId) : undefined;
  return rows.map(({ sealed, ...row }) => {
    if (sealed === null) return row as BankAccountRow;
    if (key === undefined) return { ...row, ...erased };
    return { ...row, ...(JSON.parse(key.open(`bank:${row.id}`, sealed).toString("utf8")) as Details) };
  });
}

const erased: Details = { name: erasedText, bank: erasedText, masked: "", holder: "" };
