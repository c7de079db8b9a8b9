import type { Queryable } from "@parlour/server/kit/database";
import { type Bet, columns as betColumns } from "./bet-store.ts";
import type { ChoiceState } from "./round-machine.ts";

/** A player's choice in a window of a running round. */
export type StoredChoice = {
  slug: string;
  number: number;
  betId: string;
  window: number;
  /** Chosen by the caller; a repeated request with the same id is the same choice. */
  id: string;
  action: unknown;
  costMinor: number;
  state: ChoiceState;
};
export type RecordedChoice = StoredChoice & {
  receivedAt: Date;
  confirmedAt: Date | null;
  refundedAt: Date | null;
};

const columns = `slug, number::float8 as number, bet_id as "betId", window_number as "window", id, action,
  cost_minor::float8 as "costMinor", state`;

type Key = Pick<StoredChoice, "slug" | "number" | "betId" | "id">;

/**
 * Stores a choice before its extra stake is debited, and only while its window is open: the round's row is locked, so
 * that the window cannot close at the same time. Returns undefined if the window has closed, or if the bet already has
 * a choice in it.
 */
export async function insertChoice(
  db: Queryable,
  choice: Omit<StoredChoice, "state">,
  receivedAt: Date,
): Promise<StoredChoice | undefined> {
  const rows = await db.query<StoredChoice>(
    `insert into shared_round_choices (slug, number, bet_id, window_number, id, action, cost_minor, state, received_at)
     select $1, $2, $3, $4, $5, $6, $7, 'TAKING', $8 from shared_rounds round
     where round.slug = $1 and round.number = $2 and round.state = 'RUNNING' and round.window_number = $4
       and round.window_closes_at > $8 for share
     on conflict do nothing returning ${columns}`,
    [
      choice.slug,
      choice.number,
      choice.betId,
      choice.window,
      choice.id,
      JSON.stringify(choice.action),
      choice.costMinor,
      receivedAt,
    ],
  );
  return rows[0];
}

/**
 * Stores the choice of a bet behind a seat before its extra stake is debited. The player in the seat chose in time, so
 * the only condition is that the window has not been closed. Returns undefined if it has been closed, or if another
 * server has already stored the choice.
 */
export async function insertFollowing(
  db: Queryable,
  choice: Omit<StoredChoice, "state">,
  now: Date,
): Promise<StoredChoice | undefined> {
  const rows = await db.query<StoredChoice>(
    `insert into shared_round_choices (slug, number, bet_id, window_number, id, action, cost_minor, state, received_at)
     select $1, $2, $3, $4, $5, $6, $7, 'TAKING', $8 from shared_rounds round
     where round.slug = $1 and round.number = $2 and round.state = 'RUNNING' and round.window_number = $4 for share
     on conflict do nothing returning ${columns}`,
    [
      choice.slug,
      choice.number,
      choice.betId,
      choice.window,
      choice.id,
      JSON.stringify(choice.action),
      choice.costMinor,
      now,
    ],
  );
  return rows[0];
}

type FollowedChoices = {
  window: number;
  at: Date;
  choices: readonly { betId: string; id: string; action: unknown }[];
};

/** Adds choices without an extra stake to bets behind a seat. The caller holds the lock on the round. */
export async function recordFollowing(
  tx: Queryable,
  { slug, number }: { slug: string; number: number },
  { window, at, choices }: FollowedChoices,
): Promise<void> {
  await tx.query(
    `with followed as (
       select * from unnest($5::uuid[], $6::uuid[], $7::jsonb[]) as followed (bet_id, id, action)
     ), stored as (
       insert into shared_round_choices
         (slug, number, bet_id, window_number, id, action, cost_minor, state, received_at, confirmed_at)
       select $1, $2, bet_id, $3, id, action, 0, 'MADE', $4, $4 from followed
     )
     update shared_round_bets placed
     set choices = choices || jsonb_build_array(jsonb_build_object('window', $3::int, 'action', followed.action))
     from followed where slug = $1 and number = $2 and placed.id = followed.bet_id`,
    [
      slug,
      number,
      window,
      at,
      choices.map(({ betId }) => betId),
      choices.map(({ id }) => id),
      choices.map(({ action }) => JSON.stringify(action)),
    ],
  );
}

export async function findChoice(
  db: Queryable,
  { slug, number, betId, id }: Key,
): Promise<StoredChoice | undefined> {
  const rows = await db.query<StoredChoice>(
    `select ${columns} from shared_round_choices where slug = $1 and number = $2 and bet_id = $3 and id = $4`,
    [slug, number, betId, id],
  );
  return rows[0];
}

/**
 * Confirms a choice whose extra stake was debited, and adds the stake to the bet, in one statement. This is possible
 * until the window is closed, because no more of the outcome is shown before then. Returns undefined if it is too late.
 */
export async function confirmChoice(
  db: Queryable,
  { slug, number, betId, id, window }: Key & Pick<StoredChoice, "window">,
  now: Date,
): Promise<Bet | undefined> {
  const rows = await db.query<Bet>(
    `with open_window as (
       select from shared_rounds where slug = $1 and number = $2 and state = 'RUNNING' and window_number = $5 for share
     ), made as (
       update shared_round_choices set state = 'MADE', confirmed_at = $6
       where slug = $1 and number = $2 and bet_id = $3 and id = $4 and state = 'TAKING'
         and exists (select from open_window)
       returning window_number, action, cost_minor
     )
     update shared_round_bets placed
     set choices = choices || jsonb_build_array(jsonb_build_object('window', made.window_number, 'action', made.action)),
       stake_minor = stake_minor + made.cost_minor
     from made where slug = $1 and number = $2 and id = $3
     returning ${betColumns}`,
    [slug, number, betId, id, window, now],
  );
  return rows[0];
}

/**
 * Changes a choice's state from `from` to `to`. Returns false if it is no longer in the state `from`, because another
 * server has changed it.
 */
export async function moveChoice(
  db: Queryable,
  { slug, number, betId, id }: Key,
  { from, to, at }: { from: ChoiceState; to: ChoiceState; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update shared_round_choices set state = $6, refunded_at = case when $6 = 'REFUNDED' then $7 else refunded_at end
     where slug = $1 and number = $2 and bet_id = $3 and id = $4 and state = $5 returning id`,
    [slug, number, betId, id, from, to, at],
  );
  return rows.length > 0;
}

/** Voids choices of a window that has closed before their stakes were confirmed. */
export async function voidLateChoices(db: Queryable, slug: string, number: number): Promise<void> {
  await db.query(
    `update shared_round_choices set state = 'VOIDED' where slug = $1 and number = $2 and state = 'TAKING'`,
    [slug, number],
  );
}

/** Counts the choices of a window whose stakes are being debited. */
export async function countUnconfirmed(db: Queryable, slug: string, number: number): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `select count(*)::int as count from shared_round_choices where slug = $1 and number = $2 and state = 'TAKING'`,
    [slug, number],
  );
  return rows[0]!.count;
}

/** Lists voided choices whose stakes have not been refunded yet, with the session that paid them. */
export async function listVoidedChoices(
  db: Queryable,
  slug: string,
  number: number,
): Promise<(StoredChoice & { gameSession: string })[]> {
  return await db.query<StoredChoice & { gameSession: string }>(
    `select choice.slug, choice.number::float8 as number, bet_id as "betId", window_number as "window", choice.id,
       action, cost_minor::float8 as "costMinor", choice.state, bet.game_session as "gameSession"
     from shared_round_choices choice
     join shared_round_bets bet on bet.slug = choice.slug and bet.number = choice.number and bet.id = choice.bet_id
     where choice.slug = $1 and choice.number = $2 and choice.state = 'VOIDED'`,
    [slug, number],
  );
}

/** Lists every choice of a round with its times, including refused ones. */
export async function listRecordedChoices(
  db: Queryable,
  slug: string,
  number: number,
): Promise<RecordedChoice[]> {
  return await db.query<RecordedChoice>(
    `select ${columns}, received_at as "receivedAt", confirmed_at as "confirmedAt", refunded_at as "refundedAt"
     from shared_round_choices where slug = $1 and number = $2 order by received_at, id`,
    [slug, number],
  );
}
