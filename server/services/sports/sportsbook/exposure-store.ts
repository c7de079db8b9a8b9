import type { PlaceTerms } from "@parlour/sports";
import type { Queryable } from "../../../kit/database.ts";
import { liabilityOf } from "./acceptance.ts";

export type Exposure = { eventId: string; market: string; outcome: string; liability: number };

/** The house's liability on an outcome, in US cents. */
export type Liability = (eventId: string, market: string, outcome: string) => number;

type ExposureRow = { event_id: string; market: string; outcome: string; liability: string };

/**
 * Adds to the house's liability or subtracts from it, and returns the liability on these outcomes. Rows are locked in a
 * fixed order, so that bets cannot deadlock.
 */
export async function addExposures(db: Queryable, exposures: readonly Exposure[]): Promise<Liability> {
  if (exposures.length === 0) return () => 0;
  const rows = await db.query<ExposureRow>(
    `insert into sports.exposure as known (event_id, market, outcome, liability)
     select "eventId", market, outcome, sum(liability)
     from jsonb_to_recordset($1::jsonb) as added ("eventId" text, market text, outcome text, liability bigint)
     group by 1, 2, 3 order by 1, 2, 3
     on conflict (event_id, market, outcome) do update set liability = known.liability + excluded.liability
     returning event_id, market, outcome, liability`,
    [JSON.stringify(exposures)],
  );
  return liabilityIn(rows);
}

export async function readExposures(db: Queryable, eventIds: readonly string[]): Promise<Liability> {
  const rows = await db.query<ExposureRow>(
    "select event_id, market, outcome, liability from sports.exposure where event_id = any($1)",
    [[...eventIds]],
  );
  return liabilityIn(rows);
}

function liabilityIn(rows: readonly ExposureRow[]): Liability {
  const known = new Map(
    rows.map(({ event_id, market, outcome, liability }) => [
      `${event_id} ${market} ${outcome}`,
      Number(liability),
    ]),
  );
  return (eventId, market, outcome) => known.get(`${eventId} ${market} ${outcome}`) ?? 0;
}

/** Reads the liability of one player's open bets on each outcome, except for the bet `id`. */
export async function readOwnLiability(
  db: Queryable,
  { playerId, id = "" }: { playerId: string; id?: string },
  selections: readonly { eventId: string }[],
): Promise<Liability> {
  const rows = await db.query<{
    event_id: string;
    market: string;
    outcome: string;
    price: number;
    stake: string;
    currency: string;
    terms: PlaceTerms | null;
  }>(
    `select s.event_id, s.legs -> 0 ->> 'market' as market, s.legs -> 0 ->> 'outcome' as outcome, s.price,
       b.left_per_line * b.lines as stake, b.currency, s.place_terms as terms
     from sports.bet b join sports.selection s on s.bet_id = b.id
     where b.player_id = $1 and b.status in ('PENDING', 'OPEN') and s.event_id = any($2) and b.id <> $3`,
    [playerId, selections.map(({ eventId }) => eventId), id],
  );
  const owed = new Map<string, number>();
  for (const { event_id, market, outcome, price, stake, currency, terms } of rows) {
    const key = `${event_id} ${market} ${outcome}`;
    owed.set(key, (owed.get(key) ?? 0) + liabilityOf(BigInt(stake), price, currency, terms));
  }
  return (eventId, market, outcome) => owed.get(`${eventId} ${market} ${outcome}`) ?? 0;
}
