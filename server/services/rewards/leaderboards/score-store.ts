import type { Queryable, Transaction } from "../../../kit/database.ts";

export type ScoreRow = {
  player_id: string;
  score: string;
  reached_at: Date;
  reached_by: string;
  hidden: boolean;
};

export type RoundRow = {
  player_id: string;
  wager_id: string;
  staked: string;
  won: string;
  score: string;
  settled_at: Date;
  settlement: string;
};

/** The order of the ranking: ties go to the player who reached the score first. */
const ranking = "score desc, reached_at, reached_by, player_id";

/** Locks the scores of these players in a fixed order and adds missing ones. Returns which of them are new. */
export async function lockScores(
  tx: Transaction,
  leaderboardId: string,
  playerIds: readonly string[],
  now: Date,
): Promise<{ rows: ScoreRow[]; added: ReadonlySet<string> }> {
  const added = await tx.query<{ player_id: string }>(
    `insert into leaderboard_scores (leaderboard_id, player_id, reached_at, reached_by)
     select $1, id, $3, 0 from unnest($2::text[]) as id order by id on conflict do nothing returning player_id`,
    [leaderboardId, playerIds, now],
  );
  const rows = await tx.query<ScoreRow>(
    `select * from leaderboard_scores where leaderboard_id = $1 and player_id = any($2)
     order by player_id for update`,
    [leaderboardId, playerIds],
  );
  return { rows, added: new Set(added.map(({ player_id }) => player_id)) };
}

export async function readRounds(
  tx: Transaction,
  leaderboardId: string,
  wagers: readonly { playerId: string; wagerId: string }[],
): Promise<RoundRow[]> {
  return await tx.query<RoundRow>(
    `select r.* from leaderboard_rounds r
     join unnest($2::text[], $3::text[]) as asked (player_id, wager_id)
       on r.player_id = asked.player_id and r.wager_id = asked.wager_id
     where r.leaderboard_id = $1`,
    [leaderboardId, wagers.map(({ playerId }) => playerId), wagers.map(({ wagerId }) => wagerId)],
  );
}

/** Finds a player's best round; of equal ones, the first. */
export async function findBestRound(
  tx: Transaction,
  leaderboardId: string,
  playerId: string,
): Promise<RoundRow | undefined> {
  const [row] = await tx.query<RoundRow>(
    `select * from leaderboard_rounds where leaderboard_id = $1 and player_id = $2
     order by score desc, settled_at, settlement limit 1`,
    [leaderboardId, playerId],
  );
  return row;
}

export async function saveRounds(
  tx: Transaction,
  leaderboardId: string,
  rounds: readonly RoundRow[],
): Promise<void> {
  const column = <Name extends keyof RoundRow>(name: Name) => rounds.map((round) => round[name]);
  await tx.query(
    `insert into leaderboard_rounds
       (leaderboard_id, player_id, wager_id, staked, won, score, settled_at, settlement)
     select $1, * from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[],
       $7::timestamptz[], $8::bigint[])
     on conflict (leaderboard_id, player_id, wager_id) do update set staked = excluded.staked,
       won = excluded.won, score = excluded.score, settled_at = excluded.settled_at,
       settlement = excluded.settlement`,
    [
      leaderboardId,
      column("player_id"),
      column("wager_id"),
      column("staked"),
      column("won"),
      column("score"),
      column("settled_at").map((at) => at.toISOString()),
      column("settlement"),
    ],
  );
}

export async function saveScores(
  tx: Transaction,
  leaderboardId: string,
  scores: readonly ScoreRow[],
): Promise<void> {
  await tx.query(
    `update leaderboard_scores s set score = fresh.score, reached_at = fresh.reached_at,
       reached_by = fresh.reached_by, hidden = fresh.hidden
     from unnest($2::text[], $3::bigint[], $4::timestamptz[], $5::bigint[], $6::boolean[])
       as fresh (player_id, score, reached_at, reached_by, hidden)
     where s.leaderboard_id = $1 and s.player_id = fresh.player_id`,
    [
      leaderboardId,
      scores.map(({ player_id }) => player_id),
      scores.map(({ score }) => score),
      scores.map(({ reached_at }) => reached_at.toISOString()),
      scores.map(({ reached_by }) => reached_by),
      scores.map(({ hidden }) => hidden),
    ],
  );
}

/** Lists scores from the first place down, starting after the given one, including those of hidden players. */
export async function listRanked(
  db: Queryable,
  leaderboardId: string,
  after: ScoreRow | undefined,
  limit: number,
): Promise<ScoreRow[]> {
  return await db.query<ScoreRow>(
    `select * from leaderboard_scores where leaderboard_id = $1 and score > 0
       and ($3::bigint is null or score < $3
         or (score = $3 and (reached_at, reached_by, player_id) > ($4::timestamptz, $5::bigint, $6)))
     order by ${ranking} limit $2`,
    [
      leaderboardId,
      limit,
      after?.score ?? null,
      after?.reached_at ?? null,
      after?.reached_by ?? null,
      after?.player_id ?? null,
    ],
  );
}

/** Lists the best players who are not hidden, as of when each of them was last checked. */
export async function listBest(db: Queryable, leaderboardId: string, limit: number): Promise<ScoreRow[]> {
  return await db.query<ScoreRow>(
    `select * from leaderboard_scores where leaderboard_id = $1 and score > 0 and not hidden
     order by ${ranking} limit $2`,
    [leaderboardId, limit],
  );
}

/** Finds a player's place and score among players who are not hidden, without those who were found not to be eligible. */
export async function findPlace(
  db: Queryable,
  leaderboardId: string,
  playerId: string,
  excluded: readonly string[],
): Promise<{ place: number; score: string } | undefined> {
  const [row] = await db.query<{ place: number; score: string }>(
    `select own.score, 1 + (
       select count(*)::int from leaderboard_scores other
       where other.leaderboard_id = $1 and other.score > 0 and not other.hidden and other.score >= own.score
         and other.player_id <> all($3)
         and (other.score > own.score or (other.reached_at, other.reached_by, other.player_id)
           < (own.reached_at, own.reached_by, own.player_id))
     ) as place
     from leaderboard_scores own
     where own.leaderboard_id = $1 and own.player_id = $2 and own.score > 0`,
    [leaderboardId, playerId, excluded],
  );
  return row;
}

export async function countPlayers(
  db: Queryable,
  leaderboardIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; players: number }>(
    `select leaderboard_id as id, count(*)::int as players from leaderboard_scores
     where leaderboard_id = any($1) and score > 0 and not hidden group by leaderboard_id`,
    [leaderboardIds],
  );
  return new Map(rows.map(({ id, players }) => [id, players]));
}

const roundsAtOnce = 5_000;

/** Returns the leaderboards that have ended and still have rounds. */
export async function listWithOldRounds(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from leaderboards l where state <> 'OPEN'
       and exists (select from leaderboard_rounds r where r.leaderboard_id = l.id) order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes one batch of a leaderboard's rounds, because there may be millions. Returns whether more may be left. */
export async function deleteSomeRounds(db: Queryable, leaderboardId: string): Promise<boolean> {
  const deleted = await db.query(
    `delete from leaderboard_rounds where leaderboard_id = $1 and (player_id, wager_id) in (
       select player_id, wager_id from leaderboard_rounds where leaderboard_id = $1
       order by player_id, wager_id limit ${roundsAtOnce})
     returning 1`,
    [leaderboardId],
  );
  return deleted.length === roundsAtOnce;
}
