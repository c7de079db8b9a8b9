import type { PlaceTerms } from "@parlour/sports";
import type { Queryable } from "../../../kit/database.ts";
import { liabilityOf } from "./acceptance.ts";

export type Exposure = { eventId: string; market: string; outcome: string; liability: number };

/**
 * Adds to the house's liability or subtracts from it. Rows are locked in a fixed order, so that bets cannot
 * deadlock.
 */
export async function addExposures(db: Queryable, exposures: readonly Exposure[]): Promise<void> {
  if (exposures.length === 0) return;
  await db.query(
    `insert into sports.exposure as known (event_id, market, outcome, liability)
     select "eventId", market, outcome, sum(liability)
     from jsonb_to_recordset($1::jsonb) as added ("eventId" text, market text, outcome text, liability bigint)
     group by 1, 2, 3 order by 1, 2, 3
     on conflict (event_id, market, outcome) do update set liability = known.liability + excluded.liability`,
    [JSON.stringify(exposures)],
  );
}

export async function readExposures(
  db: Queryable,
  eventIds: readonly string[],
): Promise<(eventId: string, market: string, outcome: string) => number> {
  const rows = await db.query<{ event_id: string; market: string; outcome: string; liability: string }>(
    "select event_id, market, outcome, liability from sports.exposure where event_id = any($1)",
    [[...eventIds]],
  );
  const known = new Map(
    rows.map(({ event_id, market, outcome, liability }) => [
      `${event_id} ${market} ${outcome}`,
      Number(liability),
    ]),
  );
  return (eventId, market, outcome) => known.get(`${eventId} ${market} ${outcome}`) ?? 0;
}

/** Reads the liability of one player's open bets on each outcome. */
export async function readOwnLiability(
  db: Queryable,
  playerId: string,
  selections: readonly { eventId: string }[],
): Promise<(eventId: string, market: string, outcome: string) => number> {
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
     where b.player_id = $1 and b.status in ('PENDING', 'OPEN') and s.event_id = any($2)`,
    [playerId, selections.map(({ eventId }) => eventId)],
  );
  const owed = new Map<string, number>();
  for (const { event_id, market, outcome, price, stake, currency, terms } of rows) {
    const key = `${event_id} ${market} ${outcome}`;
    owed.set(key, (owed.get(key) ?? 0) + liabilityOf(BigInt(stake), price, currency, terms));
  }
  return (eventId, market, outcome) => owed.get(`${eventId} ${market} ${outcome}`) ?? 0;
}
