import type { PRIZE_STATES, PrizeObstacle } from "@parlour/contracts/entities/leaderboard";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type WinnerRow = {
  leaderboard_id: string;
  place: number;
  player_id: string;
  score: string;
  prize_minor: string;
  state: (typeof PRIZE_STATES)[number];
  decided_at: Date | null;
  obstacle: PrizeObstacle | null;
  /** When payment of a prize is retried after a failure, and when the prize is withheld. */
  retry_at: Date | null;
  withhold_at: Date | null;
};

type NewWinner = { place: number; playerId: string; score: string; prizeMinor: bigint };

export async function insertWinners(
  tx: Transaction,
  leaderboardId: string,
  winners: readonly NewWinner[],
): Promise<void> {
  await tx.query(
    `insert into leaderboard_winners (leaderboard_id, place, player_id, score, prize_minor)
     select $1, * from unnest($2::int[], $3::text[], $4::bigint[], $5::bigint[])`,
    [
      leaderboardId,
      winners.map(({ place }) => place),
      winners.map(({ playerId }) => playerId),
      winners.map(({ score }) => score),
      winners.map(({ prizeMinor }) => prizeMinor.toString()),
    ],
  );
}

export async function listWinners(
  db: Queryable,
  leaderboardId: string,
  limit?: number,
): Promise<WinnerRow[]> {
  return await db.query<WinnerRow>(
    "select * from leaderboard_winners where leaderboard_id = $1 order by place limit $2",
    [leaderboardId, limit ?? null],
  );
}

export async function findWinner(
  db: Queryable,
  leaderboardId: string,
  playerId: string,
): Promise<WinnerRow | undefined> {
  const [row] = await db.query<WinnerRow>(
    "select * from leaderboard_winners where leaderboard_id = $1 and player_id = $2",
    [leaderboardId, playerId],
  );
  return row;
}

export async function lockWinner(
  tx: Transaction,
  leaderboardId: string,
  place: number,
): Promise<WinnerRow | undefined> {
  const [row] = await tx.query<WinnerRow>(
    "select * from leaderboard_winners where leaderboard_id = $1 and place = $2 for update",
    [leaderboardId, place],
  );
  return row;
}

export async function decideWinner(
  tx: Transaction,
  { leaderboard_id, place }: WinnerRow,
  state: "PAID" | "WITHHELD",
  now: Date,
  obstacle: PrizeObstacle | null = null,
): Promise<void> {
  await tx.query(
    `update leaderboard_winners set state = $3, decided_at = $4, obstacle = $5, retry_at = null, withhold_at = null
     where leaderboard_id = $1 and place = $2 and state = 'DUE'`,
    [leaderboard_id, place, state, now, obstacle],
  );
}

/** Lists the places whose prizes are to be paid now, or tried again. */
export async function listDuePlaces(db: Queryable, leaderboardId: string, now: Date): Promise<number[]> {
  const rows = await db.query<{ place: number }>(
    `select place from leaderboard_winners where leaderboard_id = $1 and state = 'DUE'
       and (retry_at is null or retry_at <= $2) order by place`,
    [leaderboardId, now],
  );
  return rows.map(({ place }) => place);
}

export async function saveObstacle(
  tx: Transaction,
  { leaderboard_id, place }: WinnerRow,
  { obstacle, retryAt, withholdAt }: { obstacle: PrizeObstacle; retryAt: Date; withholdAt: Date },
): Promise<void> {
  await tx.query(
    `update leaderboard_winners set obstacle = $3, retry_at = $4, withhold_at = $5
     where leaderboard_id = $1 and place = $2 and state = 'DUE'`,
    [leaderboard_id, place, obstacle, retryAt, withholdAt],
  );
}

export type Payments = {
  winners: number;
  paidMinor: bigint;
  withheld: number;
  due: number;
  waiting: number;
};

export async function sumPayments(
  db: Queryable,
  leaderboardIds: readonly string[],
): Promise<ReadonlyMap<string, Payments>> {
  const rows = await db.query<{
    id: string;
    winners: number;
    paid: string;
    withheld: number;
    due: number;
    waiting: number;
  }>(
    `select leaderboard_id as id, count(*)::int as winners,
       coalesce(sum(prize_minor) filter (where state = 'PAID'), 0)::text as paid,
       count(*) filter (where state = 'WITHHELD')::int as withheld,
       count(*) filter (where state = 'DUE')::int as due,
       count(*) filter (where state = 'DUE' and obstacle is not null)::int as waiting
     from leaderboard_winners where leaderboard_id = any($1) group by leaderboard_id`,
    [leaderboardIds],
  );
  return new Map(rows.map(({ id, paid, ...row }) => [id, { ...row, paidMinor: BigInt(paid) }]));
}
