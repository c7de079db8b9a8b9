import { columnsOf } from "@parlour/ledger/columns";
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

/** Returns the statement that inserts open bets without an operation. It fails if one of them exists. */
export function insertOpenBets(added: readonly Bet[]): Statement {
  const sorted = added.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const bets = columnsOf(sorted);
  const selections = columnsOf(
    sorted.flatMap(({ id, selections }) => selections.map((one) => ({ betId: id, ...one }))),
  );
  return {
    text: `select sports.insert_open_bets($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
      $18)`,
    values: [
      bets.each(({ id }) => id),
      bets.each(({ playerId }) => playerId),
      bets.optional(({ sessionId }) => sessionId),
      bets.shared(({ type }) => type),
      bets.shared(({ currency }) => currency),
      bets.shared(({ stakePerLine }) => stakePerLine),
      bets.shared(({ lines }) => lines),
      bets.shared(({ isEachWay }) => isEachWay),
      bets.shared(({ maximumPayout }) => maximumPayout),
      bets.optional(({ grantId }) => grantId),
      bets.shared(({ priceChange }) => priceChange),
      bets.shared(({ placedAt }) => placedAt),
      selections.each(({ betId }) => betId),
      selections.shared(({ position }) => position),
      selections.shared(({ eventId }) => eventId),
      selections.each(({ legs }) => JSON.stringify(legs)),
      selections.shared(({ price }) => price),
      selections.optional(({ place }) => place && JSON.stringify(place.terms)),
    ],
  };
}

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
