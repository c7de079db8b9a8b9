import type { VoidCause } from "@parlour/contracts/entities/table-event";
import { plainArray, textArray } from "@parlour/ledger/post-batch";
import type { Queryable } from "@parlour/server/kit/database";
import type { Reader } from "@parlour/wagering/admission";
import { withEvents } from "./events/event-store.ts";
import type { RoundState } from "./round-machine.ts";

export type ChoiceWindow = { number: number; opensAt: Date; closesAt: Date };

export type Round = {
  slug: string;
  number: number;
  state: RoundState;
  openedAt: Date;
  closesAt: Date;
  startsAt: Date | null;
  endsAt: Date | null;
  nextAt: Date | null;
  /** The window in which players choose; null if none is open. */
  window: ChoiceWindow | null;
  voided: boolean;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string | null;
  field: unknown;
  outcome: unknown;
  /** The number of the first round in the round's chain of seeds; null for rounds from before seed chains existed. */
  chainFirst: number | null;
  mathsVersion: number;
  /** Whether the table has a human dealer: the outcome is called, and there are no seeds. */
  isDealt: boolean;
  /** How many times the called result has been corrected. */
  correction: number;
};

/** The columns of the open choice window; `withWindow` combines them into one object. */
export const windowColumns = `window_number as "windowNumber", window_opens_at as "windowOpensAt",
  window_closes_at as "windowClosesAt"`;

export type WindowRow = {
  windowNumber: number | null;
  windowOpensAt: Date | null;
  windowClosesAt: Date | null;
};

export function withWindow<Row extends WindowRow>({
  windowNumber: number,
  windowOpensAt: opensAt,
  windowClosesAt: closesAt,
  ...row
}: Row): Omit<Row, keyof WindowRow> & { window: ChoiceWindow | null } {
  const isOpen = number !== null && opensAt !== null && closesAt !== null;
  return { ...row, window: isOpen ? { number, opensAt, closesAt } : null };
}

type RoundRow = Omit<Round, "window"> & WindowRow;

async function queryRounds(db: Queryable, text: string, values: unknown[]): Promise<Round[]> {
  return (await db.query<RoundRow>(text, values)).map(withWindow);
}

const columns = `slug, number::float8 as number, state, opened_at as "openedAt", closes_at as "closesAt",
  starts_at as "startsAt", ends_at as "endsAt", next_at as "nextAt", voided, server_seed as "serverSeed",
  server_seed_hash as "serverSeedHash", client_seed as "clientSeed", field, outcome,
  chain_first::float8 as "chainFirst", maths_version as "mathsVersion", is_dealt as "isDealt", correction,
  ${windowColumns}`;

export type NewRound = Pick<
  Round,
  | "slug"
  | "number"
  | "openedAt"
  | "closesAt"
  | "serverSeed"
  | "serverSeedHash"
  | "field"
  | "clientSeed"
  | "chainFirst"
  | "mathsVersion"
  | "isDealt"
>;

/** Opens a round. Returns undefined if another server has opened it already. */
export async function openRound(db: Queryable, round: NewRound): Promise<Round | undefined> {
  const rows = await queryRounds(
    db,
    withEvents(
      `insert into shared_rounds (slug, number, state, opened_at, closes_at, server_seed, server_seed_hash, field,
         client_seed, chain_first, maths_version, is_dealt)
       values ($1, $2, 'BETTING', $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning *`,
      { kinds: ["BETS_OPENED"], at: "$3", columns },
    ),
    [
      round.slug,
      round.number,
      round.openedAt,
      round.closesAt,
      round.serverSeed,
      round.serverSeedHash,
      JSON.stringify(round.field),
      round.clientSeed,
      round.chainFirst,
      round.mathsVersion,
      round.isDealt,
    ],
  );
  return rows[0];
}

export async function findNewestRound(db: Queryable, slug: string): Promise<Round | undefined> {
  const rows = await queryRounds(
    db,
    `select ${columns} from shared_rounds where slug = $1 order by number desc limit 1`,
    [slug],
  );
  return rows[0];
}

export async function findRound(db: Queryable, slug: string, number: number): Promise<Round | undefined> {
  const rows = await queryRounds(db, `select ${columns} from shared_rounds where slug = $1 and number = $2`, [
    slug,
    number,
  ]);
  return rows[0];
}

export async function listUnsettledRounds(db: Queryable, slug: string): Promise<Round[]> {
  return await queryRounds(
    db,
    `select ${columns} from shared_rounds where slug = $1 and state <> 'SETTLED' order by number`,
    [slug],
  );
}

export async function listPastRounds(db: Queryable, slug: string, count: number): Promise<Round[]> {
  return await queryRounds(
    db,
    `select ${columns} from shared_rounds
     where slug = $1 and state in ('SETTLED', 'CORRECTING') and outcome is not null and not voided order by number desc limit $2`,
    [slug, count],
  );
}

export type Decision = Required<Pick<Round, "startsAt" | "endsAt" | "nextAt" | "clientSeed" | "outcome">>;

/**
 * Closes betting: from now on the round takes no bets and its outcome never changes. If players still have choices to
 * make, the end of the round is not known yet.
 */
export async function keepDecision(db: Queryable, round: Round, decision: Decision): Promise<boolean> {
  const rows = await db.query(
    withEvents(
      `update shared_rounds set state = 'RUNNING', starts_at = $3, ends_at = $4, next_at = $5, client_seed = $6,
         outcome = $7 where slug = $1 and number = $2 and state = 'BETTING' returning slug, number`,
      { kinds: ["BETS_CLOSED", "RESULT_DRAWN"], at: "$3" },
    ),
    [
      round.slug,
      round.number,
      decision.startsAt,
      decision.endsAt,
      decision.nextAt,
      decision.clientSeed,
      JSON.stringify(decision.outcome),
    ],
  );
  return rows.length > 0;
}

/** Locks the round: waits for bets that are being stored, and blocks later ones until the transaction ends. */
export async function lockRound(
  tx: Queryable,
  { slug, number }: Round,
): Promise<Pick<Round, "state" | "closesAt">> {
  const rows = await tx.query<Pick<Round, "state" | "closesAt">>(
    'select state, closes_at as "closesAt" from shared_rounds where slug = $1 and number = $2 for update',
    [slug, number],
  );
  return rows[0]!;
}

export type BettingRound = Pick<Round, "slug" | "number" | "state" | "closesAt" | "field">;

/**
 * Reads the rounds that take bets, and keeps them from being decided or called off until the transaction ends. Rounds
 * in other states are not locked, so late bets can't keep a round from being decided. Rounds are locked in a fixed
 * order.
 */
export async function shareRounds(
  tx: Reader,
  keys: readonly Pick<Round, "slug" | "number">[],
  now: Date,
): Promise<BettingRound[]> {
  // A batch can have many bets on the same round, which is queried only once.
  const rounds = [...new Map(keys.map((key) => [`${key.slug} ${key.number}`, key])).values()];
  return await tx.query<BettingRound>(
    `select slug, number::float8 as number, state, closes_at as "closesAt", field from shared_rounds
     where (slug, number) in (select * from unnest($1::text[], $2::bigint[]))
       and state = 'BETTING' and closes_at > $3
     order by slug, number for share`,
    [textArray(rounds.map(({ slug }) => slug)), plainArray(rounds.map(({ number }) => number)), now],
  );
}

/**
 * Voids a round. With `closedBefore`, only if its betting should have closed by then, because another server may have
 * extended it since the round was read.
 */
export async function callOffRound(
  db: Queryable,
  round: Round,
  { now, cause, closedBefore = null }: { now: Date; cause: VoidCause; closedBefore?: Date | null },
): Promise<boolean> {
  const rows = await db.query(
    withEvents(
      `update shared_rounds set state = 'VOID', voided = true, ends_at = $3, next_at = $3, void_cause = $5
       where slug = $1 and number = $2 and state in ('BETTING', 'RUNNING')
         and (outcome is null or not is_dealt) and ($4::timestamptz is null or closes_at < $4)
       returning slug, number`,
      { kinds: ["ROUND_VOIDED"], at: "$3", details: "jsonb_build_object('cause', $5::text)" },
    ),
    [round.slug, round.number, now, closedBefore, cause],
  );
  return rows.length > 0;
}

/** Ends the round, if no bet or choice is left to pay, refund or record. */
export async function endRound(db: Queryable, round: Round, now: Date): Promise<boolean> {
  const rows = await db.query(
    withEvents(
      `update shared_rounds set state = 'SETTLED', settled_at = $3
       where slug = $1 and number = $2 and state in ('RUNNING', 'VOID') and not exists (
         select from shared_round_bets bet
         where bet.slug = $1 and bet.number = $2 and bet.closed_at is null and bet.state <> 'REFUSED'
       ) and not exists (
         select from shared_round_choices choice
         where choice.slug = $1 and choice.number = $2 and choice.state in ('TAKING', 'VOIDED')
       ) returning slug, number`,
      { kinds: ["ROUND_SETTLED"], at: "$3" },
    ),
    [round.slug, round.number, now],
  );
  return rows.length > 0;
}

/** Lists ended rounds, including void ones, newest first. Their seeds are public. */
export async function listRevealedRounds(
  db: Queryable,
  slug: string,
  { before, count, now }: { before: number | null; count: number; now: Date },
): Promise<Round[]> {
  return await queryRounds(
    db,
    `select ${columns} from shared_rounds
     where slug = $1 and ($2::bigint is null or number < $2) and ends_at <= $3 and state <> 'BETTING'
     order by number desc limit $4`,
    [slug, before, now, count],
  );
}

/**
 * Deletes rounds without bets that are too old to appear in the list of past results. The record of what a dealer has
 * called is kept. The events of a deleted round go with it.
 */
export async function deleteEmptyRounds(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `with deleted as (
       delete from shared_rounds round where state = 'SETTLED' and not is_dealt and settled_at < $1 and not exists (
         select from shared_round_bets bet where bet.slug = round.slug and bet.number = round.number)
       returning slug, number
     ) delete from table_events event using deleted
     where event.slug = deleted.slug and event.number = deleted.number`,
    [before],
  );
}

/** Extends the betting time of a round that is still open for bets. The caller holds the lock on the round. */
export async function extendBetting(
  db: Queryable,
  { slug, number }: Pick<Round, "slug" | "number">,
  closesAt: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update shared_rounds set closes_at = $3 where slug = $1 and number = $2 and state = 'BETTING' returning number`,
    [slug, number, closesAt],
  );
  return rows.length > 0;
}
