import type { Queryable } from "../../../kit/database.ts";
import type {
  FirstDeposits,
  GroupReversals,
  MethodResults,
  ReportPeriod,
} from "../../../kit/ports/report-sources.ts";

const inPeriod = `created_at >= $1::date::timestamp at time zone 'UTC'
       and created_at < ($2::date + 1)::timestamp at time zone 'UTC' and currency = $3
       and ($4::text[] is null or player_brand(player_id) = any($4))`;

/** Counts players by the UTC day of their first credited deposit, with the sum of these deposits. */
export async function readFirstDeposits(
  db: Queryable,
  { from, to, brandIds = null }: ReportPeriod,
  currency: string,
): Promise<FirstDeposits[]> {
  return await db.query(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as players,
       sum(amount_minor)::text as "amountMinor"
     from deposits one
     where ${inPeriod} and status in ('COMPLETED', 'REVERSED')
       and not exists (
         select from deposits earlier
         where earlier.player_id = one.player_id and earlier.status in ('COMPLETED', 'REVERSED')
           and (earlier.created_at, earlier.id) < (one.created_at, one.id))
     group by day order by day`,
    [from, to, currency, brandIds],
  );
}

/** Counts the deposits of a period by method and outcome. Reversed deposits also count as credited. */
export async function readMethodResults(
  db: Queryable,
  { from, to, brandIds = null }: ReportPeriod,
  currency: string,
): Promise<MethodResults[]> {
  return await db.query(
    `select method, provider, count(*)::int as attempts,
       count(*) filter (where status in ('COMPLETED', 'REVERSED'))::int as credited,
       count(*) filter (where status = 'DECLINED')::int as declined,
       count(*) filter (where status = 'REVERSED')::int as reversed,
       coalesce(sum(amount_minor) filter (where status in ('COMPLETED', 'REVERSED')), 0)::text as "amountMinor"
     from deposits where ${inPeriod}
     group by method, provider order by attempts desc, method, provider`,
    [from, to, currency, brandIds],
  );
}

/** Adds up the deposits that were charged back or reversed, by the group that each player is assigned to. */
export async function readGroupReversals(
  db: Queryable,
  grouped: readonly { playerId: string; group: string }[],
  { brandIds = null }: Pick<ReportPeriod, "brandIds">,
  currency: string,
): Promise<GroupReversals[]> {
  return await db.query(
    `select given.name as "group", count(*)::int as count, sum(d.amount_minor)::text as "amountMinor"
     from unnest($1::text[], $2::text[]) as given(player_id, name)
       join deposits d on d.player_id = given.player_id
     where d.status = 'REVERSED' and d.currency = $3
       and ($4::text[] is null or player_brand(d.player_id) = any($4))
     group by given.name`,
    [grouped.map(({ playerId }) => playerId), grouped.map(({ group }) => group), currency, brandIds],
  );
}
