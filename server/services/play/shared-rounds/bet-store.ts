import type { Choice } from "@parlour/games/kit/math/shared-game";
import { plainArray, textArray } from "@parlour/ledger/post-batch";
import type { Queryable } from "@parlour/server/kit/database";
import type { Reader } from "@parlour/wagering/admission";
import type { Statement } from "@parlour/wagering/stake-rows";
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
  /** The stake, including what the player's choices have added to it. */
  stakeMinor: number;
  bet: unknown;
  /** The player's confirmed choices, oldest first; empty in games without choices. */
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

/** Returns the state of a new bet right after its stake has been taken. */
export const placedBet = (bet: NewBet): Bet => ({
  ...bet,
  state: "PLACED",
  choices: [],
  leftAt: null,
  winMinor: 0,
});

/** Returns the statement that stores bets in the transaction that takes their stakes. */
export function insertBets(added: readonly NewBet[], now: Date): Statement {
  const texts = (read: (bet: NewBet) => string | null | undefined) => textArray(added.map(read));
  const plain = (read: (bet: NewBet) => number | bigint | boolean | null) => plainArray(added.map(read));
  return {
    text: `insert into shared_round_bets (slug, number, id, game_session, owner, player_name, practice, currency,
       stake_minor, bet, leaves_at, placed_at, state, confirmed_at)
     select new.*, 'PLACED', $13
     from unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::boolean[],
       $8::text[], $9::bigint[], $10::jsonb[], $11::integer[], $12::timestamptz[]) as new`,
    values: [
      texts(({ slug }) => slug),
      plain(({ number }) => number),
      texts(({ id }) => id),
      texts(({ gameSession }) => gameSession),
      texts(({ owner }) => owner),
      texts(({ playerName }) => playerName),
      plain(({ practice }) => practice),
      texts(({ currency }) => currency),
      plain(({ stakeMinor }) => stakeMinor),
      texts(({ bet }) => JSON.stringify(bet)),
      plain(({ leavesAt }) => leavesAt),
      texts(({ placedAt }) => placedAt.toISOString()),
      now.toISOString(),
    ],
  };
}

/** A summary of the bets that a player already has in a round. */
export type Standing = {
  /** Whether the round already has a bet with the new bet's id. */
  isKnown: boolean;
  bets: number;
  betsAtStake: number;
  /** The sum of the stakes that were placed in the currency of the new bet; stakes in other currencies don't count. */
  atStakeMinor: number;
};

/** Reads what the owners of new bets have already bet in the same rounds, in the order of the bets. */
export async function readStandings(
  tx: Reader,
  added: readonly Pick<NewBet, "slug" | "number" | "id" | "owner" | "currency">[],
): Promise<Standing[]> {
  return await tx.query<Standing>(
    `select own.bets, own.at_stake as "betsAtStake", own.minor::float8 as "atStakeMinor",
       exists (select from shared_round_bets b
         where b.id = new.id and (b.owner = new.owner or (b.slug = new.slug and b.number = new.number))) as "isKnown"
     from unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::text[])
         with ordinality as new (slug, number, id, owner, currency, position)
       cross join lateral (
         select count(*)::int as bets, count(*) filter (where b.state <> 'REFUNDED')::int as at_stake,
           coalesce(sum(b.stake_minor) filter (where b.state <> 'REFUNDED' and b.currency = new.currency), 0) as minor
         from shared_round_bets b
         where b.owner = new.owner and b.slug = new.slug and b.number = new.number and b.state <> 'REFUSED'
       ) own
     order by new.position`,
    [
      textArray(added.map(({ slug }) => slug)),
      plainArray(added.map(({ number }) => number)),
      textArray(added.map(({ id }) => id)),
      textArray(added.map(({ owner }) => owner)),
      textArray(added.map(({ currency }) => currency)),
    ],
  );
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

/** Lists an owner's bets in the rounds of a table that are not over. */
export async function listOpenBetsOf(db: Queryable, slug: string, owner: string): Promise<Bet[]> {
  return await db.query<Bet>(
    `select ${columns} from shared_round_bets placed where slug = $1 and owner = $2 and state = 'PLACED'
       and number in (select number from shared_rounds where slug = $1 and state in ('BETTING', 'RUNNING'))`,
    [slug, owner],
  );
}

/** Reads the bets that the owners of new bets have in the same rounds. */
export async function listPlacedOf(
  tx: Reader,
  added: readonly Pick<NewBet, "slug" | "number" | "owner">[],
): Promise<Pick<Bet, "slug" | "number" | "owner" | "bet">[]> {
  return await tx.query(
    `select slug, number::float8 as number, owner, bet from shared_round_bets
     where state = 'PLACED' and (slug, number, owner) in (select * from unnest($1::text[], $2::bigint[], $3::text[]))`,
    [added.map(({ slug }) => slug), added.map(({ number }) => number), added.map(({ owner }) => owner)],
  );
}

/** Voids bets when betting closes; they are refunded when the round is settled. */
export async function voidBets(
  db: Queryable,
  { slug, number }: Pick<Bet, "slug" | "number">,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    `update shared_round_bets set state = 'VOIDED', decided_at = $4
     where slug = $1 and number = $2 and id = any($3) and state = 'PLACED'`,
    [slug, number, ids, now],
  );
}

type Key = Pick<Bet, "slug" | "number" | "id">;

/** Withdraws a bet; its stake is refunded. The caller holds the lock on the round, which is open for bets. */
export async function withdrawBet(db: Queryable, { slug, number, id }: Key, now: Date): Promise<boolean> {
  const rows = await db.query(
    `update shared_round_bets set state = 'VOIDED', decided_at = $4
     where slug = $1 and number = $2 and id = $3 and state = 'PLACED' returning id`,
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

/**
 * Applies all verdicts of a round in one statement, and returns the ids of the bets that they changed; bets that were
 * decided before stay unchanged.
 */
export async function judgeBets(
  db: Queryable,
  slug: string,
  number: number,
  { verdicts, at }: { verdicts: readonly Verdict[]; at: Date },
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `update shared_round_bets bet set state = verdict.state, win_minor = verdict.win, left_at = verdict.left_at,
       decided_at = $7
     from unnest($3::uuid[], $4::text[], $5::bigint[], $6::integer[]) as verdict (id, state, win, left_at)
     where bet.slug = $1 and bet.number = $2 and bet.id = verdict.id and bet.state in ('TAKING', 'PLACED')
     returning bet.id`,
    [
      slug,
      number,
      textArray(verdicts.map((verdict) => verdict.id)),
      textArray(verdicts.map((verdict) => verdict.state)),
      plainArray(verdicts.map((verdict) => verdict.winMinor)),
      plainArray(verdicts.map((verdict) => verdict.leftAt)),
      at,
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Lists bets that are not yet in the player's history, decided or not. */
export async function listUnclosedBets(db: Queryable, slug: string, number: number): Promise<Bet[]> {
  return await db.query<Bet>(
    `select ${columns} from shared_round_bets
     where slug = $1 and number = $2 and closed_at is null and state <> 'REFUSED'
     order by placed_at, id`,
    [slug, number],
  );
}

/** Records that a cash-out was paid or a stake refunded; a bet in any other state stays unchanged. */
export async function markPaid(db: Queryable, { slug, number, id }: Key, at: Date): Promise<void> {
  await db.query(
    `update shared_round_bets set state = case state when 'WON' then 'PAID' else 'REFUNDED' end, paid_at = $4
     where slug = $1 and number = $2 and id = $3 and state in ('WON', 'VOIDED')`,
    [slug, number, id, at],
  );
}

/** Marks bets as written into their players' histories; their wins are paid and their stakes refunded by then. */
export async function closeBets(
  db: Queryable,
  slug: string,
  number: number,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    `update shared_round_bets set closed_at = $4,
       state = case state when 'WON' then 'PAID' when 'VOIDED' then 'REFUNDED' else state end,
       paid_at = case when state in ('WON', 'VOIDED') then $4 else paid_at end
     where slug = $1 and number = $2 and id = any($3)`,
    [slug, number, textArray(ids), now],
  );
}

/** Lists the latest real-money bets that were paid more than their stake, newest first. */
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
