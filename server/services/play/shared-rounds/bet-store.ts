import type { Choice } from "@parlour/games/kit/math/shared-game";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { BetState } from "./round-machine.ts";

export type Bet = {
  slug: string;
  number: number;
  id: string;
  gameSession: string;
  /** The owner of the bet, independent of the game session it was placed from; see `seat-owner.ts`. */
  owner: string;
  playerName: string;
  practice: boolean;
  currency: string;
  /** The stake, with what the player's choices have added to it. */
  stakeMinor: number;
  bet: unknown;
  /** The player's choices that count, oldest first; empty in games without choices. */
  choices: readonly Choice[];
  state: BetState;
  leavesAt: number | null;
  leftAt: number | null;
  winMinor: number;
  placedAt: Date;
};

export const columns = `slug, number::float8 as number, id, game_session as "gameSession", owner, player_name as "playerName",
  practice, currency, stake_minor::float8 as "stakeMinor", bet, choices, state, leaves_at as "leavesAt",
  left_at as "leftAt", win_minor::float8 as "winMinor", placed_at as "placedAt"`;

export type NewBet = Omit<Bet, "state" | "leftAt" | "winMinor" | "choices">;

/**
 * Serialises an owner's bets in a round across all servers, so that their total stays exact until the bet is
 * stored.
 */
export async function lockOwner(tx: Transaction, slug: string, number: number, owner: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour shared round'), hashtext($1))", [
    `${slug}:${number}:${owner}`,
  ]);
}

/**
 * Stores a bet before its stake is debited, and only while the round is open for bets: the round's row is
 * locked, so that the round cannot be decided at the same time. Returns undefined if betting has closed or
 * the id exists.
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

type Key = Pick<Bet, "slug" | "number" | "id">;

/** Changes a bet's state, if it is still in the given one. Returns false if another server was first. */
export async function moveBet(
  db: Queryable,
  { slug, number, id }: Key,
  { from, to, at }: { from: BetState; to: BetState; at: Date },
): Promise<boolean> {
  const time = to === "PAID" || to === "REFUNDED" ? "paid_at" : "decided_at";
  const rows = await db.query(
    `update shared_round_bets set state = $5, ${time} = $6
     where slug = $1 and number = $2 and id = $3 and state = $4 returning id`,
    [slug, number, id, from, to, at],
  );
  return rows.length > 0;
}

/**
 * Confirms that the stake was debited, but only while the round is open for bets: the round's row is locked so that it
 * cannot be decided at the same time, because no bet may be placed once the outcome is known. Returns false if betting
 * has closed or another server was first.
 */
export async function confirmBet(db: Queryable, { slug, number, id }: Key, now: Date): Promise<boolean> {
  const rows = await db.query(
    `with betting as (
       select from shared_rounds
       where slug = $1 and number = $2 and state = 'BETTING' and closes_at > $4 for share
     )
     update shared_round_bets set state = 'PLACED', confirmed_at = $4
     where slug = $1 and number = $2 and id = $3 and state = 'TAKING' and exists (select from betting)
     returning id`,
    [slug, number, id, now],
  );
  return rows.length > 0;
}

/**
 * Withdraws a bet while the round is open for bets; its stake is refunded. Returns false if it is too late.
 */
export async function withdrawBet(db: Queryable, { slug, number, id }: Key, now: Date): Promise<boolean> {
  const rows = await db.query(
    `with betting as (
       select from shared_rounds
       where slug = $1 and number = $2 and state = 'BETTING' and closes_at > $4 for share
     )
     update shared_round_bets set state = 'VOIDED', decided_at = $4
     where slug = $1 and number = $2 and id = $3 and state = 'PLACED' and exists (select from betting)
     returning id`,
    [slug, number, id, now],
  );
  return rows.length > 0;
}

/** Records a cash-out: the bet is won, and its result no longer changes. */
export async function winBet(
  db: Queryable,
  { slug, number, id }: Key,
  { winMinor, leftAt, at }: { winMinor: number; leftAt: number; at: Date },
): Promise<Bet | undefined> {
  const rows = await db.query<Bet>(
    `update shared_round_bets set state = 'WON', win_minor = $4, left_at = $5, decided_at = $6
     where slug = $1 and number = $2 and id = $3 and state = 'PLACED' returning ${columns}`,
    [slug, number, id, winMinor, leftAt, at],
  );
  return rows[0];
}

export type Verdict = {
  id: string;
  state: "WON" | "LOST" | "VOIDED";
  winMinor: number;
  leftAt: number | null;
};

/** Applies all verdicts of a round in one statement; bets that were decided before stay unchanged. */
export async function judgeBets(
  db: Queryable,
  slug: string,
  number: number,
  { verdicts, at }: { verdicts: readonly Verdict[]; at: Date },
): Promise<void> {
  await db.query(
    `update shared_round_bets bet set state = verdict.state, win_minor = verdict.win, left_at = verdict.left_at,
       decided_at = $7
     from unnest($3::uuid[], $4::text[], $5::bigint[], $6::integer[]) as verdict (id, state, win, left_at)
     where bet.slug = $1 and bet.number = $2 and bet.id = verdict.id and bet.state in ('TAKING', 'PLACED')`,
    [
      slug,
      number,
      verdicts.map((verdict) => verdict.id),
      verdicts.map((verdict) => verdict.state),
      verdicts.map((verdict) => verdict.winMinor),
      verdicts.map((verdict) => verdict.leftAt),
      at,
    ],
  );
}

/** Lists bets that are decided but not yet in the player's history. */
export async function listUnclosedBets(db: Queryable, slug: string, number: number): Promise<Bet[]> {
  return await db.query<Bet>(
    `select ${columns} from shared_round_bets
     where slug = $1 and number = $2 and closed_at is null and state in ('WON', 'VOIDED', 'PAID', 'LOST', 'REFUNDED')
     order by placed_at, id`,
    [slug, number],
  );
}

/** Stores that wins were paid and stakes refunded; bets in any other state stay unchanged. */
export async function markPaid(
  db: Queryable,
  slug: string,
  number: number,
  paid: readonly Bet[],
  at: Date,
): Promise<void> {
  const idsIn = (state: BetState) => paid.filter((bet) => bet.state === state).map(({ id }) => id);
  const [won, voided] = [idsIn("PAID"), idsIn("REFUNDED")];
  if (won.length + voided.length === 0) return;
  await db.query(
    `update shared_round_bets set state = case state when 'WON' then 'PAID' else 'REFUNDED' end, paid_at = $5
     where slug = $1 and number = $2
       and ((id = any($3) and state = 'WON') or (id = any($4) and state = 'VOIDED'))`,
    [slug, number, won, voided, at],
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

/** Lists the latest paid bets of real money that won more than their stake, newest first. */
export async function listLatestWins(
  db: Queryable,
  { slugs, since, count }: { slugs: readonly string[]; since: Date; count: number },
): Promise<(Bet & { closedAt: Date })[]> {
  return await db.query<Bet & { closedAt: Date }>(
    `select ${columns}, closed_at as "closedAt" from shared_round_bets
     where state = 'PAID' and not practice and win_minor > stake_minor and closed_at > $2 and slug = any($1)
     order by closed_at desc, id limit $3`,
    [slugs, since, count],
  );
}

/** Lists an owner's bets in a round. */
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
