import type { Reader } from "./admission.ts";

export type OpenStakesRow = {
  kind: "SPORTS" | "RACING" | "VIRTUAL_SPORTS" | "ROUNDS";
  currency: string;
  count: number;
  stakesMinor: string;
};

/**
 * Adds up what players have staked on wagers that are open, less what was returned or cashed out. Stakes in betting
 * pools and at poker have accounts of their own and are left out, and so are stakes that the house paid for a grant.
 */
export async function readOpenStakes(
  db: Reader,
  brandIds: readonly string[] | null,
): Promise<OpenStakesRow[]> {
  return await db.query<OpenStakesRow>(
    `select case vertical when 'sports' then 'SPORTS' when 'horses' then 'RACING'
         else case product_id when 'virtual-sports' then 'VIRTUAL_SPORTS' else 'ROUNDS' end end as kind,
       currency, count(*)::int as count, sum(staked - returned - cashed_out)::text as "stakesMinor"
     from wagering.wager
     where state = 'OPEN' and vertical <> 'poker' and grant_id is null and product_id not like 'pool\\_%'
       and ($1::text[] is null or player_brand(player_id) = any($1))
     group by 1, currency`,
    [brandIds],
  );
}
