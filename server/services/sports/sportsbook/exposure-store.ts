import { plainArray, textArray } from "@parlour/ledger/post-batch";
import type { PlaceTerms } from "@parlour/sports";
import type { Statement } from "@parlour/wagering/stake-rows";
import type { Queryable } from "../../../kit/database.ts";
import { liabilityOf } from "./acceptance.ts";

export type Exposure = { eventId: string; market: string; outcome: string; liability: number };

/** The house's liability on an outcome, in US cents. */
export type Liability = (eventId: string, market: string, outcome: string) => number;

type ExposureRow = { event_id: string; market: string; outcome: string; liability: string | number };

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

/**
 * Returns the statement that records the liability of bets that were decided on the basis of the liability in `seen`.
 * If the liability has risen since then, and exceeds the limit of its outcome, the statement fails and the transaction
 * is repeated.
 */
export function recordExposures(
  exposures: readonly Exposure[],
  seen: Liability,
  limitOf: (eventId: string, market: string) => number,
): Statement {
  const sums = sumExposures(exposures);
  const outcomes = [...new Map(exposures.map((one) => [keyOf(one), one])).values()];
  const numbers = (read: (one: Exposure) => number) => plainArray(outcomes.map(read));
  return {
    text: `select sports.record_exposures($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[],
      $6::bigint[])`,
    values: [
      ...outcomeArrays(outcomes),
      numbers((one) => sums.get(keyOf(one))!),
      numbers(({ eventId, market, outcome }) => seen(eventId, market, outcome)),
      numbers(({ eventId, market }) => limitOf(eventId, market)),
    ],
  };
}

const outcomeArrays = (exposures: readonly Exposure[]): string[] => [
  textArray(exposures.map(({ eventId }) => eventId)),
  textArray(exposures.map(({ market }) => market)),
  textArray(exposures.map(({ outcome }) => outcome)),
];

export const exposureKey = (eventId: string, market: string, outcome: string): string =>
  `${eventId} ${market} ${outcome}`;
const keyOf = ({ eventId, market, outcome }: Exposure) => exposureKey(eventId, market, outcome);

/** Adds up exposures by outcome; see `exposureKey`. */
export function sumExposures(exposures: readonly Exposure[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of exposures) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.liability);
  return sums;
}

export function liabilityIn(rows: readonly ExposureRow[]): Liability {
  const known = new Map(
    rows.map(({ event_id, market, outcome, liability }) => [
      exposureKey(event_id, market, outcome),
      Number(liability),
    ]),
  );
  return (...outcome) => known.get(exposureKey(...outcome)) ?? 0;
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
    `select s.event_id, leg ->> 'market' as market, leg ->> 'outcome' as outcome, s.price,
       b.left_per_line * b.lines as stake, b.currency, s.place_terms as terms
     from sports.bet b join sports.selection s on s.bet_id = b.id
     cross join jsonb_array_elements(s.legs) as leg
     where b.player_id = $1 and b.status in ('PENDING', 'OPEN') and s.event_id = any($2) and b.id <> $3`,
    [playerId, selections.map(({ eventId }) => eventId), id],
  );
  const owed = new Map<string, number>();
  for (const { event_id, market, outcome, price, stake, currency, terms } of rows) {
    const key = exposureKey(event_id, market, outcome);
    owed.set(key, (owed.get(key) ?? 0) + liabilityOf(BigInt(stake), price, currency, terms));
  }
  return (...outcome) => owed.get(exposureKey(...outcome)) ?? 0;
}
