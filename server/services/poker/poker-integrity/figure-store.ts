import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { PairHand, PlayerHand } from "../../../kit/ports/poker-figures.ts";

export type Progress = { playedAt: Date; id: string };

export async function startProgress(db: Queryable, now: Date): Promise<void> {
  await db.query(
    "insert into poker_integrity_progress (played_at, hand_id) values ($1, '') on conflict do nothing",
    [now],
  );
}

/** Locks the record of which hands have been read; returns undefined while another server holds it. */
export async function lockProgress(tx: Transaction): Promise<Progress | undefined> {
  const [row] = await tx.query<Progress>(
    `select played_at as "playedAt", hand_id as id from poker_integrity_progress for update skip locked`,
  );
  return row;
}

export async function setProgress(tx: Transaction, { playedAt, id }: Progress): Promise<void> {
  await tx.query("update poker_integrity_progress set played_at = $1, hand_id = $2", [playedAt, id]);
}

export async function addPairs(tx: Transaction, pairs: readonly PairHand[]): Promise<void> {
  await tx.query(
    `insert into poker_pair_days as d (player_a, player_b, day, table_id, hands, flow_ab, flow_ba, duels,
       soft_duels, all_ins_lost_a, all_ins_lost_b, top_hand, top_flow)
     select a, b, day, "tableId", count(*), sum("flowAb"), sum("flowBa"), sum(duels), sum("softDuels"),
       sum("allInsLostA"), sum("allInsLostB"),
       (array_agg("handId" order by greatest("flowAb", "flowBa") desc))[1], max(greatest("flowAb", "flowBa"))
     from jsonb_to_recordset($1::jsonb) as p(a text, b text, day date, "tableId" text, "handId" text,
       "flowAb" bigint, "flowBa" bigint, duels int, "softDuels" int, "allInsLostA" int, "allInsLostB" int)
     group by a, b, day, "tableId" order by a, b, day, "tableId"
     on conflict (player_a, player_b, day, table_id) do update set hands = d.hands + excluded.hands,
       flow_ab = d.flow_ab + excluded.flow_ab, flow_ba = d.flow_ba + excluded.flow_ba,
       duels = d.duels + excluded.duels, soft_duels = d.soft_duels + excluded.soft_duels,
       all_ins_lost_a = d.all_ins_lost_a + excluded.all_ins_lost_a,
       all_ins_lost_b = d.all_ins_lost_b + excluded.all_ins_lost_b,
       top_hand = case when excluded.top_flow > d.top_flow then excluded.top_hand else d.top_hand end,
       top_flow = greatest(d.top_flow, excluded.top_flow)`,
    [JSON.stringify(pairs)],
  );
}

export async function addPlayers(tx: Transaction, players: readonly PlayerHand[]): Promise<void> {
  await tx.query(
    `insert into poker_player_days as d (player_id, day, decisions, think_ms, think_squares, duels, soft_duels)
     select "playerId", day, sum(decisions), sum("thinkMs"), sum("thinkSquares"), sum(duels), sum("softDuels")
     from jsonb_to_recordset($1::jsonb) as p("playerId" text, day date, decisions int, "thinkMs" float8,
       "thinkSquares" float8, duels int, "softDuels" int)
     group by "playerId", day order by "playerId", day
     on conflict (player_id, day) do update set decisions = d.decisions + excluded.decisions,
       think_ms = d.think_ms + excluded.think_ms, think_squares = d.think_squares + excluded.think_squares,
       duels = d.duels + excluded.duels, soft_duels = d.soft_duels + excluded.soft_duels`,
    [JSON.stringify(players)],
  );
}

export type PairTotals = {
  a: string;
  b: string;
  hands: number;
  sessions: number;
  flowAb: number;
  flowBa: number;
  duels: number;
  softDuels: number;
  allInsLostA: number;
  allInsLostB: number;
  topHands: string[];
  isCompared: boolean;
};

/** Adds up the figures of the given pairs since a given day. */
export async function readPairs(
  tx: Transaction,
  pairs: readonly Pick<PairHand, "a" | "b">[],
  { since, today }: { since: string; today: string },
): Promise<PairTotals[]> {
  return await tx.query<PairTotals>(
    `select player_a as a, player_b as b, sum(hands)::int as hands, count(*)::int as sessions,
       sum(flow_ab)::float8 as "flowAb", sum(flow_ba)::float8 as "flowBa", sum(duels)::int as duels,
       sum(soft_duels)::int as "softDuels", sum(all_ins_lost_a)::int as "allInsLostA",
       sum(all_ins_lost_b)::int as "allInsLostB", (array_agg(top_hand order by top_flow desc))[1:3] as "topHands",
       bool_or(is_compared and day = $4::date) as "isCompared"
     from poker_pair_days
     where (player_a, player_b) in (select a, b from unnest($1::text[], $2::text[]) as p(a, b)) and day >= $3
     group by player_a, player_b order by player_a, player_b`,
    [pairs.map(({ a }) => a), pairs.map(({ b }) => b), since, today],
  );
}

/** Records that the accounts of a pair were compared today. */
export async function setCompared(
  tx: Transaction,
  { a, b }: Pick<PairHand, "a" | "b">,
  today: string,
): Promise<void> {
  await tx.query(
    "update poker_pair_days set is_compared = true where player_a = $1 and player_b = $2 and day = $3",
    [a, b, today],
  );
}

export type PlayerTotals = Omit<PlayerHand, "day">;

export async function readPlayers(
  tx: Transaction,
  playerIds: readonly string[],
  since: string,
): Promise<PlayerTotals[]> {
  return await tx.query<PlayerTotals>(
    `select player_id as "playerId", sum(decisions)::int as decisions, sum(think_ms)::float8 as "thinkMs",
       sum(think_squares)::float8 as "thinkSquares", sum(duels)::int as duels,
       sum(soft_duels)::int as "softDuels"
     from poker_player_days where player_id = any($1) and day >= $2 group by player_id order by player_id`,
    [playerIds, since],
  );
}

export async function deleteOldFigures(db: Queryable, before: string): Promise<void> {
  await db.query("delete from poker_pair_days where day < $1", [before]);
  await db.query("delete from poker_player_days where day < $1", [before]);
}
