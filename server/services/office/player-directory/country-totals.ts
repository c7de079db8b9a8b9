import type { Queryable } from "../../../kit/database.ts";
import type { CountryTotals, ReportPeriod } from "../../../kit/ports/report-sources.ts";

/** Counts, by country, the players with wallets in a currency who joined in a period (UTC). */
export async function readCountryTotals(
  db: Queryable,
  { from, to, brandIds = null }: ReportPeriod,
  currency: string,
): Promise<CountryTotals[]> {
  return await db.query(
    `select d.country, count(*)::int as players,
       count(*) filter (where d.verification = 'VERIFIED')::int as verified,
       count(*) filter (where t.deposits > 0)::int as depositors,
       coalesce(sum(t.deposits), 0)::text as deposits, coalesce(sum(t.withdrawals), 0)::text as withdrawals,
       coalesce(sum(t.gross), 0)::text as gross, coalesce(sum(t.promotions), 0)::text as promotions
     from player_directory d left join player_totals t on t.player_id = d.player_id and t.currency = d.currency
     where d.joined_at >= $1::date::timestamp at time zone 'UTC'
       and d.joined_at < ($2::date + 1)::timestamp at time zone 'UTC' and d.currency = $3
       and ($4::text[] is null or d.brand_id = any($4))
     group by d.country order by count(*) desc, d.country`,
    [from, to, currency, brandIds],
  );
}
