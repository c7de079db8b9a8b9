import type { Queryable } from "../../../kit/database.ts";
import type { Cohort, ReportPeriod } from "../../../kit/ports/report-sources.ts";

/** The number of weeks after joining that the report covers. */
const cohortWeeks = 4;

/**
 * Reads the cohorts of a period. A cohort is identified by the Monday (UTC) of the week in which its players joined.
 * Week 1 begins seven days after a player joined, so that everybody has the same time to come back. A visit is a
 * session.
 */
export async function readCohorts(
  db: Queryable,
  { from, to, brandIds = null }: ReportPeriod,
): Promise<Cohort[]> {
  type Row = Omit<Cohort, "returned"> & { returned: Record<string, number> | null };
  const rows = await db.query<Row>(
    `with joined as materialized (
       select id, created_at, date_trunc('week', created_at at time zone 'UTC') as week from players
       where created_at >= $1::date::timestamp at time zone 'UTC'
         and created_at < ($2::date + 1)::timestamp at time zone 'UTC'
         and ($4::text[] is null or brand_id = any($4))
     ), visits as (
       select distinct j.week, j.id, floor(extract(epoch from s.created_at - j.created_at) / 604800)::int as later
       from joined j join sessions s on s.player_id = j.id
         and s.created_at >= j.created_at + interval '7 days'
         and s.created_at < j.created_at + make_interval(days => 7 * ($3 + 1))
     ), counts as (
       select week, later, count(*)::int as players from visits group by week, later
     )
     select to_char(week, 'YYYY-MM-DD') as week, count(*)::int as players, max(created_at) as "lastJoinedAt",
       (select jsonb_object_agg(later, c.players) from counts c where c.week = joined.week) as returned
     from joined group by joined.week order by joined.week`,
    [from, to, cohortWeeks, brandIds],
  );
  return rows.map(({ returned, ...cohort }) => ({
    ...cohort,
    returned: Array.from({ length: cohortWeeks }, (_, index) => returned?.[index + 1] ?? 0),
  }));
}
