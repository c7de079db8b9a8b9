import type { Queryable } from "../../../kit/database.ts";
import type { ReportPeriod } from "../../../kit/ports/report-sources.ts";

/**
 * Counts new accounts per UTC day of a period, whose first and last day are included. Days without new accounts are
 * left out.
 */
export async function countSignUps(
  db: Queryable,
  { from, to, brandIds = null }: ReportPeriod,
): Promise<{ day: string; players: number }[]> {
  return await db.query(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as players from players
     where created_at >= $1::date::timestamp at time zone 'UTC'
       and created_at < ($2::date + 1)::timestamp at time zone 'UTC'
       and ($3::text[] is null or brand_id = any($3))
     group by day order by day`,
    [from, to, brandIds],
  );
}
