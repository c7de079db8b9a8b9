import type { ReportName } from "@parlour/contracts/entities/report";
import type {
  ReportRange,
  ReportSchedule,
  SavedReport,
  SavedReportPlan,
} from "@parlour/contracts/entities/saved-report";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { periodOf } from "./schedule-times.ts";

type Row = {
  id: string;
  name: string;
  report: ReportName;
  range: ReportRange;
  currency: string | null;
  isShared: boolean;
  authorId: string;
  author: string;
  createdAt: Date;
  every: ReportSchedule["every"] | null;
  weekday: number;
  hour: number;
  timeZone: string;
  nextAt: Date;
};

/** How many reports one operator can save. */
export const mostReports = 200;
const columns = `r.id, r.name, r.report, r.range, r.currency, r.is_shared as "isShared", r.author_id as "authorId",
  r.author, r.created_at as "createdAt", s.every, s.weekday, s.hour, s.time_zone as "timeZone", s.next_at as "nextAt"`;
const visible = `from saved_reports r left join report_schedules s on s.report_id = r.id and s.operator_id = $1
  where (r.author_id = $1 or r.is_shared)`;

type ReportPage = { after: string | undefined; limit: number };

/**
 * Lists the reports that an operator sees, sorted by name and starting after the given one, each
 * with the operator's own schedule.
 */
export async function listReports(
  db: Queryable,
  operatorId: string,
  { after, limit }: ReportPage,
  now: Date,
): Promise<SavedReport[]> {
  const rows = await db.query<Row>(
    `select ${columns} ${visible}
       and ($2::text is null
         or (lower(r.name), r.id) > (select lower(last.name), last.id from saved_reports last where last.id = $2))
     order by lower(r.name), r.id limit $3`,
    [operatorId, after ?? null, limit],
  );
  return rows.map((row) => toSavedReport(row, operatorId, now));
}

export async function findReport(
  db: Queryable,
  id: string,
  operatorId: string,
  now: Date,
): Promise<SavedReport | undefined> {
  const [row] = await db.query<Row>(`select ${columns} ${visible} and r.id = $2`, [operatorId, id]);
  return row && toSavedReport(row, operatorId, now);
}

/** Stores a report, replacing the author's own report of the same name; returns undefined if they have too many. */
export async function putReport(
  tx: Transaction,
  plan: SavedReportPlan,
  by: { id: string; authorId: string; author: string; now: Date },
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into saved_reports (id, name, report, range, currency, is_shared, author_id, author, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9
     where (select count(*) from saved_reports where author_id = $7 and lower(name) <> lower($2)) < ${mostReports}
     on conflict (author_id, lower(name)) do update set name = excluded.name, report = excluded.report,
       range = excluded.range, currency = excluded.currency, is_shared = excluded.is_shared
     returning id`,
    [by.id, plan.name, plan.report, plan.range, plan.currency, plan.isShared, by.authorId, by.author, by.now],
  );
  if (row && !plan.isShared) await deleteSchedulesOfOthers(tx, row.id, by.authorId);
  return row?.id;
}

/** Ends the schedules of operators who can no longer see a report. */
async function deleteSchedulesOfOthers(tx: Transaction, id: string, authorId: string): Promise<void> {
  await tx.query("delete from report_schedules where report_id = $1 and operator_id <> $2", [id, authorId]);
}

export async function deleteReport(tx: Transaction, id: string, authorId: string): Promise<boolean> {
  const deleted = await tx.query("delete from saved_reports where id = $1 and author_id = $2 returning id", [
    id,
    authorId,
  ]);
  return deleted.length > 0;
}

function toSavedReport(row: Row, operatorId: string, now: Date): SavedReport {
  const { id, name, report, range, currency, isShared, author, every, weekday, hour, timeZone } = row;
  return {
    id,
    name,
    report,
    range,
    currency,
    isShared,
    author,
    isOwn: row.authorId === operatorId,
    createdAt: row.createdAt.toISOString(),
    period: periodOf(range, now),
    schedule: every === null ? null : { every, weekday, hour, timeZone, nextAt: row.nextAt.toISOString() },
  };
}
