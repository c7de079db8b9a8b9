import type { LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { type LeaderboardEvent, leaderboardAfter, type StoredState } from "./leaderboard-machine.ts";

export type LeaderboardRow = {
  id: string;
  version: number;
  plan: LeaderboardPlan;
  currency: string;
  starts_at: Date;
  ends_at: Date;
  state: StoredState;
  created_at: Date;
};

export type LeaderboardChange = {
  id: string;
  plan: LeaderboardPlan;
  author: string;
  reason: string;
  now: Date;
};

export async function findLeaderboard(db: Queryable, id: string): Promise<LeaderboardRow | undefined> {
  const [row] = await db.query<LeaderboardRow>("select * from leaderboards where id = $1", [id]);
  return row;
}

export async function lockLeaderboard(tx: Transaction, id: string): Promise<LeaderboardRow | undefined> {
  const [row] = await tx.query<LeaderboardRow>("select * from leaderboards where id = $1 for update", [id]);
  return row;
}

/** Inserts a leaderboard. Returns undefined if the id already exists. */
export async function insertLeaderboard(
  tx: Transaction,
  change: LeaderboardChange,
): Promise<LeaderboardRow | undefined> {
  const { id, plan, now } = change;
  const [row] = await tx.query<LeaderboardRow>(
    `insert into leaderboards (id, version, plan, currency, starts_at, ends_at, created_at)
     values ($1, 1, $2, $3, $4, $5, $6) on conflict do nothing returning *`,
    [id, JSON.stringify(plan), plan.currency, plan.startsAt, plan.endsAt, now],
  );
  if (row) await storeVersion(tx, row.version, change);
  return row;
}

export async function updateLeaderboard(tx: Transaction, change: LeaderboardChange): Promise<LeaderboardRow> {
  const { id, plan } = change;
  const [row] = await tx.query<LeaderboardRow>(
    `update leaderboards set version = version + 1, plan = $2, currency = $3, starts_at = $4, ends_at = $5
     where id = $1 returning *`,
    [id, JSON.stringify(plan), plan.currency, plan.startsAt, plan.endsAt],
  );
  await storeVersion(tx, row!.version, change);
  return row!;
}

async function storeVersion(tx: Transaction, version: number, change: LeaderboardChange): Promise<void> {
  await tx.query(
    `insert into leaderboard_versions (leaderboard_id, version, plan, author, reason, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [change.id, version, JSON.stringify(change.plan), change.author, change.reason, change.now],
  );
}

/** Moves a locked leaderboard to its next state. */
export async function advance(tx: Transaction, row: LeaderboardRow, event: LeaderboardEvent): Promise<void> {
  const to = leaderboardAfter(row.state, event);
  if (to === undefined) throw new Error(`A leaderboard that is ${row.state} cannot ${event}`);
  await tx.query("update leaderboards set state = $2 where id = $1", [row.id, to]);
}

/**
 * Returns the leaderboards that can count stakes at this time, including those that are waiting to be closed, and
 * keeps them from being closed or changed until the transaction ends.
 */
export async function shareCounting(tx: Transaction, now: Date): Promise<LeaderboardRow[]> {
  return await tx.query<LeaderboardRow>(
    "select * from leaderboards where state = 'OPEN' and starts_at <= $1 order by id for share",
    [now],
  );
}

export async function listToClose(db: Queryable, endedBy: Date): Promise<LeaderboardRow[]> {
  return await db.query<LeaderboardRow>(
    "select * from leaderboards where state = 'OPEN' and ends_at <= $1 order by ends_at, id limit 100",
    [endedBy],
  );
}

/** Counts leaderboards that ended before the given time and are not closed. */
export async function findUnclosed(
  db: Queryable,
  endedBy: Date,
): Promise<{ count: number; since: Date | null }> {
  const [row] = await db.query<{ count: number; since: Date | null }>(
    `select count(*)::int as count, min(ends_at) as since from leaderboards
     where state = 'OPEN' and ends_at <= $1`,
    [endedBy],
  );
  return row!;
}

/** Lists closed leaderboards that have a prize to pay now, and those that have none left to pay. */
export async function listToPay(db: Queryable, now: Date): Promise<LeaderboardRow[]> {
  return await db.query<LeaderboardRow>(
    `select * from leaderboards l where state = 'CLOSED' and (
       exists (select from leaderboard_winners w where w.leaderboard_id = l.id and w.state = 'DUE'
         and (w.retry_at is null or w.retry_at <= $1))
       or not exists (select from leaderboard_winners w where w.leaderboard_id = l.id and w.state = 'DUE'))
     order by ends_at, id limit 100`,
    [now],
  );
}

type Shown = { currency: string; now: Date; endedAfter: Date };

/**
 * Lists the leaderboards that players of a currency see: those that are running or start next, then the latest results.
 */
export async function listShown(
  db: Queryable,
  { currency, now, endedAfter }: Shown,
): Promise<LeaderboardRow[]> {
  return await db.query<LeaderboardRow>(
    `select * from leaderboards
     where currency = $1 and state <> 'CANCELLED' and ends_at > $3
     order by ends_at <= $2, case when ends_at > $2 then ends_at end, ends_at desc, id limit 60`,
    [currency, now, endedAfter],
  );
}

export async function listLeaderboardRows(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<LeaderboardRow[]> {
  return await db.query<LeaderboardRow>(
    `select * from leaderboards
     where $1::text is null
       or (starts_at, id) < (select starts_at, id from leaderboards last where last.id = $1)
     order by starts_at desc, id desc limit $2`,
    [after ?? null, limit],
  );
}

export async function listNames(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; name: LeaderboardPlan["name"] }[]> {
  return await db.query<{ id: string; name: LeaderboardPlan["name"] }>(
    "select id, plan -> 'name' as name from leaderboards where id = any($1)",
    [ids],
  );
}
