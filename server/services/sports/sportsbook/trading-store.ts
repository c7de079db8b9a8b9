import type { Queryable } from "../../../kit/database.ts";

export type OutcomeExposure = { market: string; outcome: string; liability: number };

/**
 * Lists the house's liability on each outcome of an event, the highest first. Amounts in all currencies are
 * converted roughly to US cents, so that they can be added up.
 */
export async function listExposures(db: Queryable, eventId: string): Promise<OutcomeExposure[]> {
  const rows = await db.query<{ market: string; outcome: string; liability: string }>(
    `select market, outcome, liability from sports.exposure where event_id = $1 and liability > 0
     order by liability desc, market, outcome limit 200`,
    [eventId],
  );
  return rows.map(({ market, outcome, liability }) => ({ market, outcome, liability: Number(liability) }));
}

export type EventPosition = { openBets: number; liability: number };

export async function readPositions(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, EventPosition>> {
  const rows = await db.query<{ id: string; bets: number; liability: string }>(
    `select e.id,
       (select count(distinct b.id)::int from sports.selection s join sports.bet b on b.id = s.bet_id
        where s.event_id = e.id and b.status in ('PENDING', 'OPEN')) as bets,
       coalesce((select max(liability) from sports.exposure x where x.event_id = e.id), 0) as liability
     from unnest($1::text[]) as e (id)`,
    [[...ids]],
  );
  return new Map(
    rows.map(({ id, bets, liability }) => [id, { openBets: bets, liability: Number(liability) }]),
  );
}

export type DeskBet = {
  id: string;
  playerId: string;
  placedAt: Date;
  status: string;
  type: string;
  currency: string;
  stakeMinor: bigint;
  market: string;
  outcome: string;
  price: number;
};

type BetRow = {
  id: string;
  player_id: string;
  placed_at: Date;
  status: string;
  type: string;
  currency: string;
  stake: string;
  legs: { market: string; outcome: string }[];
  price: number;
};

/** Lists the bets on an event, newest first. */
export async function listBetsOn(db: Queryable, eventId: string, limit: number): Promise<DeskBet[]> {
  const rows = await db.query<BetRow>(
    `select b.id, b.player_id, b.placed_at, b.status, b.type, b.currency, b.stake_per_line * b.lines as stake, s.legs,
       s.price
     from sports.selection s join sports.bet b on b.id = s.bet_id
     where s.event_id = $1 order by b.placed_at desc, b.id desc limit $2`,
    [eventId, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    playerId: row.player_id,
    placedAt: row.placed_at,
    status: row.status,
    type: row.type,
    currency: row.currency,
    stakeMinor: BigInt(row.stake),
    market: row.legs.map(({ market }) => market).join(" + "),
    outcome: row.legs.map(({ outcome }) => outcome).join(" + "),
    price: row.price,
  }));
}

const statusGroups: Readonly<Record<string, readonly string[] | null>> = {
  all: null,
  open: ["PENDING", "OPEN"],
  settled: ["WON", "LOST", "VOID", "CASHED_OUT"],
  refused: ["REFUSED"],
};

export type NewestBetFilter = {
  status: "all" | "open" | "settled" | "refused";
  sport?: string | undefined;
  playerId?: string | undefined;
  before: { at: Date; id: string } | undefined;
  limit: number;
};

/** Lists the ids of bets on all events, newest first. */
export async function listNewestBetIds(db: Queryable, filter: NewestBetFilter): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select b.id from sports.bet b
     where ($1::text[] is null or b.status = any($1)) and ($2::text is null or b.player_id = $2)
       and ($3::text is null or exists (
         select from sports.selection s join sports.event e on e.id = s.event_id
         where s.bet_id = b.id and e.sport = $3))
       and ($4::timestamptz is null or (b.placed_at, b.id) < ($4, $5))
     order by b.placed_at desc, b.id desc limit $6`,
    [
      statusGroups[filter.status] ?? null,
      filter.playerId ?? null,
      filter.sport ?? null,
      filter.before?.at ?? null,
      filter.before?.id ?? null,
      filter.limit,
    ],
  );
  return rows.map(({ id }) => id);
}
