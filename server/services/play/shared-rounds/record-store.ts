import type { VoidCause } from "@parlour/contracts/entities/table-event";
import type { Queryable } from "@parlour/server/kit/database";
import { type Bet, columns as betColumns } from "./bet-store.ts";
import { type Round, type WindowRow, windowColumns, withWindow } from "./round-store.ts";

type Times = { settledAt: Date | null; voidCause: VoidCause | null; bets: number; practiceBets: number };
export type RecordedRound = Round & Times;
type RecordedRow = Omit<RecordedRound, "window"> & WindowRow;
export type RecordedBet = Bet & {
  confirmedAt: Date | null;
  decidedAt: Date | null;
  paidAt: Date | null;
  closedAt: Date | null;
};

const roundColumns = `round.slug, round.number::float8 as number, round.state, opened_at as "openedAt",
  closes_at as "closesAt", starts_at as "startsAt", ends_at as "endsAt", next_at as "nextAt", voided,
  server_seed as "serverSeed", server_seed_hash as "serverSeedHash", client_seed as "clientSeed", field, outcome,
  chain_first::float8 as "chainFirst", maths_version as "mathsVersion", is_dealt as "isDealt",
  correction, settled_at as "settledAt", void_cause as "voidCause",
  ${windowColumns},
  (select count(*)::int from shared_round_bets bet where bet.slug = round.slug and bet.number = round.number
     and not practice and bet.state <> 'REFUSED') as bets,
  (select count(*)::int from shared_round_bets bet where bet.slug = round.slug and bet.number = round.number
     and practice and bet.state <> 'REFUSED') as "practiceBets"`;

/** Lists rounds for operators, newest first. */
export async function listRecordedRounds(
  db: Queryable,
  slug: string,
  { before, count, isWithBets }: { before: number | null; count: number; isWithBets: boolean },
): Promise<RecordedRound[]> {
  const rows = await db.query<RecordedRow>(
    `select ${roundColumns} from shared_rounds round
     where slug = $1 and ($2::bigint is null or number < $2)
       and (not $3 or exists (select from shared_round_bets bet
         where bet.slug = round.slug and bet.number = round.number))
     order by number desc limit $4`,
    [slug, before, isWithBets, count],
  );
  return rows.map(withWindow);
}

export async function findRecordedRound(
  db: Queryable,
  slug: string,
  number: number,
): Promise<RecordedRound | undefined> {
  const rows = await db.query<RecordedRow>(
    `select ${roundColumns} from shared_rounds round where slug = $1 and number = $2`,
    [slug, number],
  );
  return rows.map(withWindow)[0];
}

/** Lists every bet of a round, including refused ones, with the times of its steps. */
export async function listRecordedBets(db: Queryable, slug: string, number: number): Promise<RecordedBet[]> {
  return await db.query<RecordedBet>(
    `select ${betColumns},
       confirmed_at as "confirmedAt", decided_at as "decidedAt", paid_at as "paidAt", closed_at as "closedAt"
     from shared_round_bets where slug = $1 and number = $2 order by placed_at, id`,
    [slug, number],
  );
}

/** Lists the numbers of rounds whose result is not public yet. */
export async function listUnendedNumbers(db: Queryable, slug: string, now: Date): Promise<number[]> {
  const rows = await db.query<{ number: number }>(
    `select number::float8 as number from shared_rounds
     where slug = $1 and state <> 'SETTLED' and (ends_at is null or ends_at > $2)`,
    [slug, now],
  );
  return rows.map(({ number }) => number);
}
