import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { ProgressState } from "./mission-machine.ts";

export type ProgressRow = {
  mission_id: string;
  player_id: string;
  period: string;
  ends_at: Date;
  currency: string;
  value: string;
  state: ProgressState;
  day: number | null;
  changed_at: Date;
  claimed_at: Date | null;
  points: string;
  cost_minor: string;
};

export type RoundRow = {
  mission_id: string;
  player_id: string;
  wager_id: string;
  period: string;
  staked: string;
  won: string;
  value: string;
};

type Key = Pick<ProgressRow, "mission_id" | "player_id" | "period">;

/** Reads progress. Call it after locking the players, so that no other transaction can change the rows. */
export async function readProgress(tx: Queryable, keys: readonly Key[]): Promise<ProgressRow[]> {
  return await tx.query<ProgressRow>(
    `select p.* from mission_progress p
     join unnest($1::text[], $2::text[], $3::text[]) as asked (mission_id, player_id, period)
       using (mission_id, player_id, period)`,
    [
      keys.map(({ mission_id }) => mission_id),
      keys.map(({ player_id }) => player_id),
      keys.map(({ period }) => period),
    ],
  );
}

/** Lists a player's progress in missions, from periods that ended after the given time. */
export async function listProgressOf(
  db: Queryable,
  playerId: string,
  missionIds: readonly string[],
  endedAfter: Date,
): Promise<ProgressRow[]> {
  return await db.query<ProgressRow>(
    `select * from mission_progress where player_id = $1 and mission_id = any($2) and ends_at > $3
     order by ends_at, mission_id limit 1000`,
    [playerId, missionIds, endedAfter],
  );
}

export async function saveProgress(tx: Transaction, rows: readonly ProgressRow[]): Promise<void> {
  await tx.query(
    `insert into mission_progress select * from jsonb_populate_recordset(null::mission_progress, $1::jsonb)
     on conflict (mission_id, player_id, period) do update set value = excluded.value, state = excluded.state,
       day = excluded.day, changed_at = excluded.changed_at, claimed_at = excluded.claimed_at,
       points = excluded.points, cost_minor = excluded.cost_minor`,
    [JSON.stringify(rows)],
  );
}

/** Reads the rounds of these wagers that any mission has counted. */
export async function readRounds(
  tx: Queryable,
  wagers: readonly { playerId: string; wagerId: string }[],
): Promise<RoundRow[]> {
  return await tx.query<RoundRow>(
    `select r.* from mission_rounds r
     join unnest($1::text[], $2::text[]) as asked (player_id, wager_id) using (player_id, wager_id)`,
    [wagers.map(({ playerId }) => playerId), wagers.map(({ wagerId }) => wagerId)],
  );
}

export async function saveRounds(tx: Transaction, rows: readonly RoundRow[]): Promise<void> {
  await tx.query(
    `insert into mission_rounds select * from jsonb_populate_recordset(null::mission_rounds, $1::jsonb)
     on conflict (mission_id, player_id, wager_id) do update set staked = excluded.staked,
       won = excluded.won, value = excluded.value`,
    [JSON.stringify(rows)],
  );
}

const roundsAtOnce = 5_000;

/**
 * Deletes some rounds that can no longer change anything, because their prize has been claimed or can't be claimed.
 * Returns false if there are none left.
 */
export async function deleteSomeRounds(db: Queryable, endedBefore: Date): Promise<boolean> {
  const deleted = await db.query(
    `delete from mission_rounds where (mission_id, player_id, wager_id) in (
       select r.mission_id, r.player_id, r.wager_id from mission_rounds r
       join mission_progress p using (mission_id, player_id, period)
       where p.state = 'CLAIMED' or p.ends_at <= $1 limit ${roundsAtOnce})
     returning 1`,
    [endedBefore],
  );
  return deleted.length === roundsAtOnce;
}

export async function listLatestProgress(
  db: Queryable,
  missionId: string,
  limit: number,
): Promise<ProgressRow[]> {
  return await db.query<ProgressRow>(
    `select * from mission_progress where mission_id = $1
     order by changed_at desc, player_id limit $2`,
    [missionId, limit],
  );
}

export type MissionTotals = { players: number; completed: number; claimed: number; points: string };

export async function sumProgress(
  db: Queryable,
  missionIds: readonly string[],
): Promise<ReadonlyMap<string, MissionTotals>> {
  const rows = await db.query<MissionTotals & { id: string }>(
    `select mission_id as id, count(distinct player_id)::int as players,
       count(*) filter (where state <> 'OPEN')::int as completed,
       count(*) filter (where state = 'CLAIMED')::int as claimed, sum(points)::text as points
     from mission_progress where mission_id = any($1) group by mission_id`,
    [missionIds],
  );
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

export type MissionCost = { id: string; currency: string; costMinor: string };

export async function sumCosts(db: Queryable, missionIds: readonly string[]): Promise<MissionCost[]> {
  return await db.query<MissionCost>(
    `select mission_id as id, currency, sum(cost_minor)::text as "costMinor"
     from mission_progress where mission_id = any($1) and cost_minor > 0
     group by mission_id, currency order by mission_id, currency`,
    [missionIds],
  );
}
