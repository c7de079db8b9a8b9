import type { Queryable } from "../../../../kit/database.ts";
import type { AuditOutcome } from "../../../../kit/operator.ts";
import { checksBefore } from "./checks.ts";

export type AuditFilter = {
  operator?: string | undefined;
  subject?: string | undefined;
  call?: string | undefined;
  outcome?: AuditOutcome | "CHECKED" | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type AuditRow = {
  position: string;
  id: string;
  at: Date;
  operatorId: string;
  operatorName: string;
  call: string;
  subject: string;
  outcome: AuditOutcome;
  isCheck: boolean;
  reason: string | null;
  before: unknown;
  after: unknown;
  details: unknown;
  address: string;
  requestId: string;
  hash: string;
};

const isCheck = "coalesce((entry.details ->> 'isCheck')::boolean, entry.call = any($9::text[]))";

/** Lists audit entries, newest first, before a position if one is given. */
export async function searchAudit(
  db: Queryable,
  filter: AuditFilter,
  { below, limit }: { below?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const { operator, subject, call, outcome, from, to } = filter;
  return await db.query<AuditRow>(
    `select link.position, entry.id, entry.at, entry.operator_id as "operatorId",
            entry.operator_name as "operatorName", entry.call, entry.subject, entry.outcome,
            ${isCheck} as "isCheck", entry.reason, entry.before, entry.after, entry.details,
            entry.address, entry.request_id as "requestId", encode(link.hash, 'hex') as hash
       from audit_links link join audit_entries entry on entry.id = link.entry_id
      where ($1::bigint is null or link.position < $1)
        and ($2::text is null or entry.operator_id = $2 or entry.operator_name ilike '%' || $2 || '%')
        and ($3::text is null or starts_with(entry.subject, $3))
        and ($4::text is null or entry.call = $4)
        and ($5::text is null or $5 = case when entry.outcome = 'DONE' and ${isCheck}
                                           then 'CHECKED' else entry.outcome end)
        and ($6::timestamptz is null or entry.at >= $6)
        and ($7::timestamptz is null or entry.at < $7)
      order by link.position desc limit $8`,
    [
      below ?? null,
      operator || null,
      subject || null,
      call || null,
      outcome ?? null,
      from ?? null,
      to ?? null,
      limit,
      checksBefore,
    ],
  );
}
