import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { ClosingState, HeldReason } from "./closing-machine.ts";

export type Closing = {
  playerId: string;
  state: ClosingState;
  target: string | null;
  payouts: number;
  heldReason: HeldReason | null;
  requestedBy: string;
  requestedAt: Date;
  closedAt: Date | null;
};

const columns = `player_id as "playerId", state, target, payouts, held_reason as "heldReason",
  requested_by as "requestedBy", requested_at as "requestedAt", closed_at as "closedAt"`;

/** Inserts a closing. Returns false if the account is being closed already. */
export async function insertClosing(
  tx: Transaction,
  closing: { playerId: string; state: ClosingState; target: string | null; requestedBy: string; now: Date },
): Promise<boolean> {
  const { playerId, state, target, requestedBy, now } = closing;
  const rows = await tx.query(
    `insert into account_closings (player_id, state, target, requested_by, requested_at, checked_at, closed_at)
     values ($1, $2, $3, $4, $5, $5, case when $2 = 'CLOSED' then $5::timestamptz end)
     on conflict do nothing returning player_id`,
    [playerId, state, target, requestedBy, now],
  );
  if (rows.length > 0) await addStep(tx, playerId, "NONE", state, null, now);
  return rows.length > 0;
}

export async function findClosing(db: Queryable, playerId: string): Promise<Closing | undefined> {
  const [row] = await db.query<Closing>(`select ${columns} from account_closings where player_id = $1`, [
    playerId,
  ]);
  return row;
}

/**
 * Returns when a closed account was closed; undefined while it is still being closed. Accounts that were closed before
 * closings were recorded count from the beginning of the records.
 */
export async function findClosedAt(db: Queryable, playerId: string): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date | null }>(
    `select case when exists (select from account_closings where player_id = $1)
       then (select closed_at from account_closings where player_id = $1)
       else (select min(applied_at) from migrations where service = 'account-closing') end as at`,
    [playerId],
  );
  return row?.at ?? undefined;
}

/** Locks a closing, so that two servers take turns on one account. */
export async function lockClosing(tx: Transaction, playerId: string): Promise<Closing | undefined> {
  const [row] = await tx.query<Closing>(
    `select ${columns} from account_closings where player_id = $1 for update`,
    [playerId],
  );
  return row;
}

export async function updateClosing(
  tx: Transaction,
  { playerId, state: from }: Closing,
  change: { state: ClosingState; heldReason: HeldReason | null; payouts: number; now: Date },
): Promise<void> {
  const { state, heldReason, payouts, now } = change;
  await tx.query(
    `update account_closings set state = $2, held_reason = $3, payouts = $4, checked_at = $5,
       closed_at = case when $2 = 'CLOSED' then coalesce(closed_at, $5) end
     where player_id = $1`,
    [playerId, state, heldReason, payouts, now],
  );
  if (from !== state) await addStep(tx, playerId, from, state, heldReason, now);
}

async function addStep(
  tx: Transaction,
  playerId: string,
  from: string,
  to: string,
  reason: string | null,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into account_closing_steps (player_id, from_state, to_state, reason, at) values ($1, $2, $3, $4, $5)`,
    [playerId, from, to, reason, at],
  );
}

/** Lists closings in progress, least recently checked first. */
export async function listOpenClosings(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select player_id from account_closings where state in ('WAITING', 'PAYING') order by checked_at limit $1`,
    [limit],
  );
  return rows.map((row) => row.player_id);
}

export async function markChecked(db: Queryable, playerIds: readonly string[], now: Date): Promise<void> {
  await db.query("update account_closings set checked_at = $2 where player_id = any($1)", [playerIds, now]);
}

/** Lists closed accounts that have money again, because the result of a bet was corrected after the closing. */
export async function listClosedWithMoney(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select player_id from account_closings closing where state = 'CLOSED' and exists (
       select from ledger.account account where account.player_id = closing.player_id
         and account.kind in ('cash', 'locked') and account.balance > 0)
     order by checked_at limit $1`,
    [limit],
  );
  return rows.map((row) => row.player_id);
}
