import { plainArray, textArray } from "@parlour/ledger/post-batch";
import type { Statement } from "@parlour/wagering/stake-rows";
import type { Queryable } from "../../../kit/database.ts";
import type { Bet } from "./bet.ts";

const columns = `id, player_id, session_id, type, currency, stake_per_line, left_per_line, lines, is_each_way,
  maximum_payout, grant_id, price_change, status, operation, placed_at, confirms_at`;

// The bets are sorted, so that two servers that insert the same bets cannot deadlock.
const bets = `insert into sports.bet (${columns}, changed_at)
  select ${columns}, placed_at
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::int[],
    $9::boolean[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::jsonb[], $15::timestamptz[],
    $16::timestamptz[]) as new (${columns})
  order by id`;

const selections = `insert into sports.selection (bet_id, position, event_id, legs, price, place_terms)
  select bet_id, position, event_id, legs, price, place_terms
  from unnest($17::text[], $18::int[], $19::text[], $20::jsonb[], $21::int[], $22::jsonb[])
    as new (bet_id, position, event_id, legs, price, place_terms)`;

/** Inserts bets in one statement and returns the ids of those that did not exist yet. */
export async function insertNewBets(db: Queryable, added: readonly Bet[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `with added as (${bets} on conflict do nothing returning id),
       selections as (${selections} where bet_id in (select id from added))
     select id from added`,
    valuesOf(added),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the statement that inserts bets. It fails if one of them exists. */
export const insertBets = (added: readonly Bet[]): Statement => ({
  text: `with added as (${bets}) ${selections}`,
  values: valuesOf(added),
});

function valuesOf(added: readonly Bet[]): string[] {
  const selections = added.flatMap(({ id, selections }) => selections.map((one) => ({ betId: id, ...one })));
  return [
    textArray(added.map(({ id }) => id)),
    textArray(added.map(({ playerId }) => playerId)),
    textArray(added.map(({ sessionId }) => sessionId)),
    textArray(added.map(({ type }) => type)),
    textArray(added.map(({ currency }) => currency)),
    plainArray(added.map(({ stakePerLine }) => stakePerLine)),
    plainArray(added.map(({ leftPerLine }) => leftPerLine)),
    plainArray(added.map(({ lines }) => lines)),
    plainArray(added.map(({ isEachWay }) => isEachWay)),
    plainArray(added.map(({ maximumPayout }) => maximumPayout)),
    textArray(added.map(({ grantId }) => grantId)),
    textArray(added.map(({ priceChange }) => priceChange)),
    textArray(added.map(({ status }) => status)),
    textArray(added.map(({ operation }) => operation && JSON.stringify(operation))),
    textArray(added.map(({ placedAt }) => placedAt.toISOString())),
    textArray(added.map(({ confirmsAt }) => confirmsAt?.toISOString())),
    textArray(selections.map(({ betId }) => betId)),
    plainArray(selections.map(({ position }) => position)),
    textArray(selections.map(({ eventId }) => eventId)),
    textArray(selections.map(({ legs }) => JSON.stringify(legs))),
    plainArray(selections.map(({ price }) => price)),
    textArray(selections.map(({ place }) => place && JSON.stringify(place.terms))),
  ];
}
