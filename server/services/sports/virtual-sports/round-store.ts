import type { Queryable } from "../../../kit/database.ts";
import { type RoundRow, transitions } from "./round.ts";

const columns = `id, channel, number::float8 as number, starts_at as "startsAt", ends_at as "endsAt", state, seed,
  seed_hash as "seedHash", chain_first::float8 as "chainFirst", card, form, outcome`;

export async function findRound(
  db: Queryable,
  id: string,
  lock: "" | "for update" = "",
): Promise<RoundRow | undefined> {
  const [row] = await db.query<RoundRow>(
    `select ${columns} from virtual_sports.round where id = $1 ${lock}`,
    [id],
  );
  return row;
}

/** Inserts a round, unless another server has already published it. */
export async function insertRound(db: Queryable, round: RoundRow): Promise<void> {
  await db.query(
    `insert into virtual_sports.round (id, channel, number, starts_at, state, seed, seed_hash, chain_first, card, form)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      round.id,
      round.channel,
      round.number,
      round.startsAt,
      round.state,
      round.seed,
      round.seedHash,
      round.chainFirst,
      JSON.stringify(round.card),
      JSON.stringify(round.form),
    ],
  );
}

const statesBefore = (next: RoundRow["state"]): string[] =>
  Object.entries(transitions).flatMap(([state, following]) => (following.includes(next) ? [state] : []));

/** Updates a round, if its current state allows the new one. */
export async function updateRound(
  db: Queryable,
  { id, state, endsAt, outcome }: Pick<RoundRow, "id" | "state" | "endsAt" | "outcome">,
): Promise<void> {
  await db.query(
    "update virtual_sports.round set state = $2, ends_at = $3, outcome = $4 where id = $1 and state = any($5)",
    [id, state, endsAt, outcome && JSON.stringify(outcome), statesBefore(state)],
  );
}

export async function listNumbers(db: Queryable, channel: string, from: number): Promise<Set<number>> {
  const rows = await db.query<{ number: number }>(
    "select number::float8 as number from virtual_sports.round where channel = $1 and number >= $2",
    [channel, from],
  );
  return new Set(rows.map(({ number }) => number));
}

/** Lists rounds for which something is due, the oldest first. */
export async function listDue(db: Queryable, now: Date): Promise<{ id: string }[]> {
  return await db.query<{ id: string }>(
    `select id from virtual_sports.round where state <> 'ENDED' and starts_at <= $1
       and (state = 'OPEN' or ends_at <= $1) order by starts_at limit 100`,
    [now],
  );
}

/** Lists all rounds that are not over, and the most recently ended round of each channel. */
export async function listCurrent(db: Queryable): Promise<RoundRow[]> {
  return await db.query<RoundRow>(
    `select ${columns} from virtual_sports.round where state <> 'ENDED'
     union all
     select ${columns} from (
       select distinct on (channel) * from virtual_sports.round where state = 'ENDED'
       order by channel, starts_at desc
     ) ended`,
  );
}

export type ResultFilter = { channel?: string | undefined; before?: Date | undefined; limit: number };

/** Lists ended rounds, the latest first. */
export async function listEnded(
  db: Queryable,
  { channel, before, limit }: ResultFilter,
): Promise<RoundRow[]> {
  return await db.query<RoundRow>(
    `select ${columns} from virtual_sports.round
     where state = 'ENDED' and ($1::text is null or channel = $1) and ($2::timestamptz is null or starts_at < $2)
     order by starts_at desc, id limit $3`,
    [channel ?? null, before ?? null, limit],
  );
}

/** Reads the part of a round's seed chain that may be public before the round ends. */
export async function readChain(
  db: Queryable,
  { channel, chainFirst }: Pick<RoundRow, "channel" | "chainFirst">,
): Promise<{ anchor: string; salt: string; length: number }> {
  const [chain] = await db.query<{ anchor: string; salt: string; length: number }>(
    "select anchor, salt, length from virtual_sports.chain where channel = $1 and first_number = $2",
    [channel, chainFirst],
  );
  return chain!;
}

/**
 * Deletes old rounds, which are kept for a while for replays. The events with bets on them stay in the
 * sportsbook.
 */
export async function deleteOldRounds(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from virtual_sports.round where state = 'ENDED' and ends_at < $1", [before]);
}
