import type { Queryable } from "@parlour/server/kit/database";
import type { Bet } from "./bet-store.ts";
import type { Round } from "./round-store.ts";

type Times = { settledAt: Date | null; bets: number; practiceBets: number };
export type RecordedRound = Round & Times;
export type RecordedBet = Bet & {
  confirmedAt: Date | null;
  decidedAt: Date | null;
  paidAt: Date | null;
  closedAt: Date | null;
};

const roundColumns = `round.slug, round.number::float8 as number, round.state, opened_at as "openedAt",
  closes_at as "closesAt", starts_at as "startsAt", ends_at as "endsAt", next_at as "nextAt", voided,
  server_seed as "serverSeed", server_seed_hash as "serverSeedHash", client_seed as "clientSeed", field, outcome,
  chain_first::float8 as "chainFirst", maths_version as "mathsVersion", settled_at as "settledAt",
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
  return await db.query<RecordedRound>(
    `select ${roundColumns} from shared_rounds round
     where slug = $1 and ($2::bigint is null or number < $2)
       and (not $3 or exists (select from shared_round_bets bet
         where bet.slug = round.slug and bet.number = round.number))
     order by number desc limit $4`,
    [slug, before, isWithBets, count],
  );
}

export async function findRecordedRound(
  db: Queryable,
  slug: string,
  number: number,
): Promise<RecordedRound | undefined> {
  const rows = await db.query<RecordedRound>(
    `select ${roundColumns} from shared_rounds round where slug = $1 and number = $2`,
    [slug, number],
  );
  return rows[0];
}

/** Lists every bet of a round, including refused ones, with the times of its steps. */
export async function listRecordedBets(db: Queryable, slug: string, number: number): Promise<RecordedBet[]> {
  return await db.query<RecordedBet>(
    `select slug, number::float8 as number, id, game_session as "gameSession", owner, player_name as "playerName",
       practice, currency, stake_minor::float8 as "stakeMinor", bet, state, leaves_at as "leavesAt",
       left_at as "leftAt", win_minor::float8 as "winMinor", placed_at as "placedAt",
       confirmed_at as "confirmedAt", decided_at as "decidedAt", paid_at as "paidAt", closed_at as "closedAt"
     from shared_round_bets where slug = $1 and number = $2 order by placed_at, id`,
    [slug, number],
  );
}
