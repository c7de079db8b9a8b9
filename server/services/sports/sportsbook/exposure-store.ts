import type { Queryable } from "../../../kit/database.ts";

export type Exposure = { eventId: string; market: string; outcome: string; liability: number };

/** Adds to what the house would owe, or takes it back. Locked in one order, so that no two bets wait for each other. */
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
