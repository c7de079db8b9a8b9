import type { PaymentInstructions } from "@parlour/contracts/entities/payment";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { StartedDeposit } from "../../../kit/ports/payment-provider.ts";
import type { DepositStatus } from "./machines.ts";

export type DepositRow = {
  id: string;
  player_id: string;
  method: string;
  provider: string;
  currency: string;
  amount_minor: string;
  status: DepositStatus;
  started: boolean;
  redirect_url: string | null;
  instructions: PaymentInstructions | null;
  reason: string | null;
  created_at: Date;
  expires_at: Date | null;
};

type NewDeposit = Pick<DepositRow, "id" | "player_id" | "method" | "provider" | "currency"> & {
  amountMinor: bigint;
  now: Date;
};

/** A deposit that its provider never accepted expires after this time. Money that arrives later is still credited. */
const unstartedMs = 15 * 60_000;
/** An unpaid deposit expires after this time, unless the provider sets its own expiry time. */
const unpaidDays = 14;

/** Inserts a deposit, unless it exists already. */
export async function insertDeposit(db: Queryable, deposit: NewDeposit): Promise<void> {
  await db.query(
    `insert into deposits (id, player_id, method, provider, currency, amount_minor, status, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'PENDING', $7, $8) on conflict (id) do nothing`,
    [
      deposit.id,
      deposit.player_id,
      deposit.method,
      deposit.provider,
      deposit.currency,
      deposit.amountMinor.toString(),
      deposit.now,
      new Date(deposit.now.getTime() + unstartedMs),
    ],
  );
}

/** Deletes a deposit that the provider refused to start. */
export async function deleteUnstartedDeposit(db: Queryable, id: string): Promise<void> {
  await db.query("delete from deposits where id = $1 and not started and status = 'PENDING'", [id]);
}

export async function markStarted(db: Queryable, id: string, started: StartedDeposit): Promise<void> {
  await db.query(
    `update deposits set started = true, redirect_url = $2,
            expires_at = coalesce($4, created_at + make_interval(days => ${unpaidDays})),
            instructions = coalesce(instructions, $3), card_fingerprint = $5
     where id = $1 and not started`,
    [
      id,
      started.redirectUrl,
      started.instructions && JSON.stringify(started.instructions),
      started.expiresAt,
      started.cardFingerprint ?? null,
    ],
  );
}

/** Lists other players who have paid with one of this player's cards. */
export async function listSameCard(db: Queryable, playerId: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select distinct other.player_id from deposits own
       join deposits other on other.card_fingerprint = own.card_fingerprint and other.player_id <> own.player_id
     where own.player_id = $1 and own.card_fingerprint is not null limit $2`,
    [playerId, limit],
  );
  return rows.map((row) => row.player_id);
}

export async function findDeposit(db: Queryable, id: string): Promise<DepositRow | undefined> {
  const [row] = await db.query<DepositRow>("select * from deposits where id = $1", [id]);
  return row;
}

export async function lockDeposit(tx: Transaction, id: string): Promise<DepositRow | undefined> {
  const [row] = await tx.query<DepositRow>("select * from deposits where id = $1 for update", [id]);
  return row;
}

/** Lists a player's deposits, newest first, starting after the given one. */
export async function listDepositsOf(
  db: Queryable,
  playerId: string,
  { status, after, limit }: { status: DepositStatus | undefined; after: string | undefined; limit: number },
): Promise<DepositRow[]> {
  return await db.query<DepositRow>(
    `select * from deposits
     where player_id = $1 and ($2::text is null or status = $2)
       and ($3::text is null
         or (created_at, id) < (select created_at, id from deposits last where last.player_id = $1 and last.id = $3))
     order by created_at desc, id desc limit $4`,
    [playerId, status ?? null, after ?? null, limit],
  );
}

export async function updateDeposit(
  tx: Transaction,
  change: { id: string; status: DepositStatus; amountMinor: bigint; reason: string | null },
): Promise<void> {
  await tx.query("update deposits set status = $2, amount_minor = $3, reason = $4 where id = $1", [
    change.id,
    change.status,
    change.amountMinor.toString(),
    change.reason,
  ]);
}

/** Records the progress of a deposit. Progress only increases, so that a late message does not set it back. */
export async function noteProgress(
  tx: Transaction,
  id: string,
  progress: { confirmations: number; received: number },
): Promise<void> {
  await tx.query(
    `update deposits set instructions = instructions || jsonb_build_object(
       'confirmations', greatest((instructions->>'confirmations')::int, $2::int),
       'received', greatest((instructions->>'received')::numeric, $3::numeric))
     where id = $1 and instructions is not null`,
    [id, progress.confirmations, progress.received],
  );
}

export async function listExpired(db: Queryable, now: Date): Promise<{ id: string }[]> {
  return await db.query(
    "select id from deposits where status = 'PENDING' and expires_at <= $1 order by expires_at limit 200",
    [now],
  );
}

export type PaymentsProfileRow = { methods: string[]; latest: string | null };

/** Reads the methods that the player has deposited with, and the latest of them. */
export async function readPaymentsProfile(db: Queryable, playerId: string): Promise<PaymentsProfileRow> {
  const [row] = await db.query<PaymentsProfileRow>(
    `select coalesce(array_agg(distinct method order by method), '{}') as methods,
            (array_agg(method order by created_at desc))[1] as latest
     from deposits where player_id = $1 and status in ('COMPLETED', 'REVERSED')`,
    [playerId],
  );
  return row!;
}

/** Counts the player's deposits that were ever credited. */
export async function countCredited(db: Queryable, playerId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from deposits where player_id = $1 and status in ('COMPLETED', 'REVERSED')`,
    [playerId],
  );
  return row!.count;
}

export async function wasReversed(db: Queryable, playerId: string): Promise<boolean> {
  const rows = await db.query("select 1 from deposits where player_id = $1 and status = 'REVERSED' limit 1", [
    playerId,
  ]);
  return rows.length > 0;
}

/** Lists the deposits that count against a player's limit: pending deposits, and those that were ever credited. */
export async function listCountedDeposits(
  db: Queryable,
  playerId: string,
  since: Date,
): Promise<{ at: Date; amountMinor: bigint; currency: string }[]> {
  const rows = await db.query<Pick<DepositRow, "created_at" | "amount_minor" | "currency">>(
    `select created_at, amount_minor, currency from deposits
     where player_id = $1 and created_at >= $2 and status in ('PENDING', 'COMPLETED', 'REVERSED')
     order by created_at`,
    [playerId, since],
  );
  return rows.map(({ created_at, amount_minor, currency }) => ({
    at: created_at,
    amountMinor: BigInt(amount_minor),
    currency,
  }));
}
