import type { Queryable } from "@parlour/server/kit/database";

export type EntryResults = { currency: string; entries: number; cashes: number; paid: number; won: number };

/**
 * Adds up a player's finished entries since a given time by currency, in minor units. Entries of cancelled tournaments
 * have no place and do not count.
 */
export async function sumEntries(
  db: Queryable,
  owner: string,
  { since, game }: { since: Date; game: string | null },
): Promise<EntryResults[]> {
  return await db.query<EntryResults>(
    `with ended as (
       select t.config->>'currency' as currency, e.prize + e.bounty_won as won,
         (t.config->'buyIn'->>'prize')::bigint + (t.config->'buyIn'->>'fee')::bigint
           + coalesce((t.config->'bounty'->>'amount')::bigint, 0)
           + coalesce((select sum(p.price) from poker_tournament_purchases p
               where p.entry_id = e.id and p.status = 'TAKEN'), 0) as paid
       from poker_tournament_entries e join poker_tournaments t on t.id = e.tournament_id
       where e.owner = $1 and e.status in ('OUT', 'PAID') and e.place is not null and e.created_at >= $2
         and t.config->>'currency' is not null and ($3::text is null or t.config->>'game' = $3))
     select currency, count(*)::int as entries, (count(*) filter (where won > 0))::int as cashes,
       sum(paid)::float8 as paid, sum(won)::float8 as won
     from ended group by currency order by currency`,
    [owner, since, game],
  );
}
