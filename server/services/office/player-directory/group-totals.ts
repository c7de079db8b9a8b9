import type { Queryable } from "../../../kit/database.ts";
import type { GroupTotals, ReportPeriod } from "../../../kit/ports/report-sources.ts";

/** Sums up the lifetime figures of players with wallets in a currency, by the group that each player is assigned to. */
export async function readGroupTotals(
  db: Queryable,
  grouped: readonly { playerId: string; group: string }[],
  { brandIds = null }: Pick<ReportPeriod, "brandIds">,
  currency: string,
): Promise<GroupTotals[]> {
  return await db.query(
    `select given.name as "group", count(*)::int as players,
       count(*) filter (where t.deposits > 0)::int as depositors, coalesce(sum(t.deposits), 0)::text as deposits,
       coalesce(sum(t.gross), 0)::text as gross, coalesce(sum(t.promotions), 0)::text as promotions
     from unnest($1::text[], $2::text[]) as given(player_id, name)
       join player_directory d on d.player_id = given.player_id
       left join player_totals t on t.player_id = d.player_id and t.currency = d.currency
     where d.currency = $3 and ($4::text[] is null or d.brand_id = any($4))
     group by given.name`,
    [grouped.map(({ playerId }) => playerId), grouped.map(({ group }) => group), currency, brandIds],
  );
}
