import type { SupportChannel, SupportReportRow } from "@parlour/contracts/entities/support-desk";
import type { Queryable } from "../../../kit/database.ts";

type Period = { from: string; to: string; channel: SupportChannel | undefined; now: Date };

const groups = {
  OPERATOR: { id: "c.operator_id", name: "max(c.operator_name)", join: "" },
  TAG: {
    id: "t.id",
    name: "max(t.name)",
    join: `left join support_conversation_tags ct on ct.conversation_id = c.id
      left join support_tags t on t.id = ct.tag_id`,
  },
};

/**
 * Sums up the conversations that began in a period, by the operator who had them last or by tag. A conversation with
 * several tags counts for each. A visitor who leaves before an answer is due doesn't count as late.
 */
export async function readSupportReport(
  db: Queryable,
  by: keyof typeof groups,
  { from, to, channel, now }: Period,
): Promise<SupportReportRow[]> {
  const { id, name, join } = groups[by];
  return await db.query<SupportReportRow>(
    `select ${id} as id, coalesce(${name}, '') as name, count(*)::int as conversations,
       count(first_answered_at)::int as answered,
       round(percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - opened_at)
         ) filter (where first_answered_at is not null))::int as "medianFirstAnswerSeconds",
       ${share("first_answered_at", "first_answer_due_at")} as "firstAnswerOnTime",
       ${share("resolved_at", "resolution_due_at")} as "resolutionOnTime",
       count(rating)::int as ratings, round(avg(rating), 2)::float as "averageRating",
       (count(*) filter (where rating <= 2))::int as "lowRatings"
     from support_conversations c ${join}
     where opened_at >= $1::date::timestamp at time zone 'UTC'
       and opened_at < ($2::date + 1)::timestamp at time zone 'UTC' and ($3::text is null or channel = $3)
     group by ${id} order by conversations desc, name, ${id} limit 500`,
    [from, to, channel ?? null, now],
  );
}

/** The percentage of steps that were done on time, among those that were done or are due. */
function share(done: string, due: string): string {
  return `round(100.0 * count(*) filter (where ${done} <= ${due})
    / nullif(count(*) filter (where ${done} is not null or ${due} < coalesce(resolved_at, $4)), 0), 1)::float`;
}
