import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { BetState } from "./round-machine.ts";

export type Bet = {
  slug: string;
  number: number;
  id: string;
  gameSession: string;
  /** Whose it is, whatever game session it was placed from: see `seat-owner.ts`. */
  owner: string;
  playerName: string;
  practice: boolean;
  currency: string;
  stakeMinor: number;
  bet: unknown;
  state: BetState;
  leavesAt: number | null;
  leftAt: number | null;
  winMinor: number;
  placedAt: Date;
};

const columns = `slug, number::float8 as number, id, game_session as "gameSession", owner, player_name as "playerName",
  practice, currency, stake_minor::float8 as "stakeMinor", bet, state, leaves_at as "leavesAt",
  left_at as "leftAt", win_minor::float8 as "winMinor", placed_at as "placedAt"`;

export type NewBet = Omit<Bet, "state" | "leftAt" | "winMinor">;

/** One bet of somebody in a round after the other, on every server: what they add up to must hold until it is written. */
export async function lockOwner(tx: Transaction, slug: string, number: number, owner: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour shared round'), hashtext($1))", [
    `${slug}:${number}:${owner}`,
  ]);
}

/**
 * Written down before its money is taken, and only while the round takes bets: the round's row is locked against
 * its decision. Nothing when the window is over or the id is taken.
 */
export async function insertBet(db: Queryable, bet: NewBet): Promise<Bet | undefined> {
  const rows = await db.query<Bet>(
    `insert into shared_round_bets (slug, number, id, game_session, owner, player_name, practice, currency,
       stake_minor, bet, state, leaves_at, placed_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'TAKING', $11, $12 from shared_rounds round
     where round.slug = $1 and round.number = $2 and round.state = 'BETTING' and round.closes_at > $12 for share
     on conflict do nothing returning ${columns}`,
    [
      bet.slug,
      bet.number,
      bet.id,
      bet.gameSession,
      bet.owner,
      bet.playerName,
      bet.practice,
      bet.currency,
      bet.stakeMinor,
      JSON.stringify(bet.bet),
      bet.leavesAt,
      bet.placedAt,
    ],
  );
  return rows[0];
}

export async function findBet(
  db: Queryable,
  slug: string,
  number: number,
  id: string,
): Promise<Bet | undefined> {
  const rows = await db.query<Bet>(
    `select ${columns} from shared_round_bets where slug = $1 and number = $2 and id = $3`,
    [slug, number, id],
  );
  return rows[0];
}

export async function listBets(
  db: Queryable,
  slug: string,
  number: number,
  states: readonly BetState[],
): Promise<Bet[]> {
  return await db.query<Bet>(
    `select ${columns} from shared_round_bets where slug = $1 and number = $2 and state = any($3)
     order by placed_at, id`,
    [slug, number, states],
  );
}

/** Everything that was bet, whatever became of it: no more can come once the round's row is locked. */
export async function listBetIds(db: Queryable, slug: string, number: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from shared_round_bets where slug = $1 and number = $2 order by id",
    [slug, number],
  );
  return rows.map((row) => row.id);
}

type Key = Pick<Bet, "slug" | "number" | "id">;

/** Only from the state named; false when somebody else was quicker. */
export async function moveBet(
  db: Queryable,
  { slug, number, id }: Key,
  from: BetState,
  to: BetState,
): Promise<boolean> {
  const rows = await db.query(
    `update shared_round_bets set state = $5 where slug = $1 and number = $2 and id = $3 and state = $4
     returning id`,
    [slug, number, id, from, to],
  );
  return rows.length > 0;
}

/**
 * Its money is there. Only while the round takes bets: its row is locked against its decision, because whoever knows
 * the outcome may place nothing. False when the window is over, or somebody else was quicker.
 */
export async function confirmBet(db: Queryable, { slug, number, id }: Key, now: Date): Promise<boolean> {
  const rows = await db.query(
    `with betting as (
       select from shared_rounds
       where slug = $1 and number = $2 and state = 'BETTING' and closes_at > $4 for share
     )
     update shared_round_bets set state = 'PLACED'
     where slug = $1 and number = $2 and id = $3 and state = 'TAKING' and exists (select from betting)
     returning id`,
    [slug, number, id, now],
  );
  return rows.length > 0;
}

/** The player left at this worth: the bet is won, once, and nothing that happens later changes it. */
export async function winBet(
  db: Queryable,
  { slug, number, id }: Key,
  { winMinor, leftAt }: { winMinor: number; leftAt: number },
): Promise<Bet | undefined> {
  const rows = await db.query<Bet>(
    `update shared_round_bets set state = 'WON', win_minor = $4, left_at = $5
     where slug = $1 and number = $2 and id = $3 and state = 'PLACED' returning ${columns}`,
    [slug, number, id, winMinor, leftAt],
  );
  return rows[0];
}

export type Verdict = {
  id: string;
  state: "WON" | "LOST" | "VOIDED";
  winMinor: number;
  leftAt: number | null;
};

/** All verdicts of a round in one statement; a bet that was decided before stays as it is. */
export async function judgeBets(
  db: Queryable,
  slug: string,
  number: number,
  verdicts: readonly Verdict[],
): Promise<void> {
  await db.query(
    `update shared_round_bets bet set state = verdict.state, win_minor = verdict.win, left_at = verdict.left_at
     from unnest($3::uuid[], $4::text[], $5::bigint[], $6::integer[]) as verdict (id, state, win, left_at)
     where bet.slug = $1 and bet.number = $2 and bet.id = verdict.id and bet.state in ('TAKING', 'PLACED')`,
    [
      slug,
      number,
      verdicts.map((verdict) => verdict.id),
      verdicts.map((verdict) => verdict.state),
      verdicts.map((verdict) => verdict.winMinor),
      verdicts.map((verdict) => verdict.leftAt),
    ],
  );
}

/** Decided, and not yet in the player's history. */
export async function listUnclosedBets(db: Queryable, slug: string, number: number): Promise<Bet[]> {
  return await db.query<Bet>(
    `select ${columns} from shared_round_bets
     where slug = $1 and number = $2 and closed_at is null and state in ('WON', 'VOIDED', 'PAID', 'LOST', 'REFUNDED')
     order by placed_at, id`,
    [slug, number],
  );
}

export async function closeBets(
  db: Queryable,
  slug: string,
  number: number,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    "update shared_round_bets set closed_at = $4 where slug = $1 and number = $2 and id = any($3)",
    [slug, number, ids, now],
  );
}

/** What somebody has at stake in a round. */
export async function listOwnBets(
  db: Queryable,
  slug: string,
  number: number,
  owner: string,
): Promise<Bet[]> {
  return await db.query<Bet>(
    `select ${columns} from shared_round_bets
     where owner = $3 and slug = $1 and number = $2 and state <> 'REFUSED' order by placed_at, id`,
    [slug, number, owner],
  );
}
