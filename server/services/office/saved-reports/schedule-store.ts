import type { ReportName } from "@parlour/contracts/entities/report";
import type { ReportRange, ReportSchedule } from "@parlour/contracts/entities/saved-report";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type DueReport = ReportSchedule & {
  reportId: string;
  operatorId: string;
  nextAt: Date;
  name: string;
  report: ReportName;
  range: ReportRange;
  currency: string | null;
};

type Key = { reportId: string; operatorId: string };

export async function putSchedule(
  tx: Transaction,
  { reportId, operatorId }: Key,
  schedule: ReportSchedule,
  nextAt: Date,
): Promise<void> {
  await tx.query(
    `insert into report_schedules (report_id, operator_id, every, weekday, hour, time_zone, next_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (report_id, operator_id) do update set every = excluded.every, weekday = excluded.weekday,
       hour = excluded.hour, time_zone = excluded.time_zone, next_at = excluded.next_at`,
    [reportId, operatorId, schedule.every, schedule.weekday, schedule.hour, schedule.timeZone, nextAt],
  );
}

export async function deleteSchedule(tx: Transaction, { reportId, operatorId }: Key): Promise<void> {
  await tx.query("delete from report_schedules where report_id = $1 and operator_id = $2", [
    reportId,
    operatorId,
  ]);
}

export async function listDue(db: Queryable, now: Date, limit: number): Promise<DueReport[]> {
  return await db.query<DueReport>(
    `select s.report_id as "reportId", s.operator_id as "operatorId", s.every, s.weekday, s.hour,
       s.time_zone as "timeZone", s.next_at as "nextAt", r.name, r.report, r.range, r.currency
     from report_schedules s join saved_reports r on r.id = s.report_id
     where s.next_at <= $1 order by s.next_at limit $2`,
    [now, limit],
  );
}

/**
 * Moves a schedule to its next due time. Returns false if another server has already done so or the schedule has
 * changed.
 */
export async function takeDue(tx: Transaction, due: DueReport, nextAt: Date): Promise<boolean> {
  const taken = await tx.query(
    `update report_schedules set next_at = $4 where report_id = $1 and operator_id = $2 and next_at = $3
     returning report_id`,
    [due.reportId, due.operatorId, due.nextAt, nextAt],
  );
  return taken.length > 0;
}

type Sending = {
  operatorName: string;
  from: string;
  to: string;
  outcome: "SENT" | "STOPPED";
  now: Date;
};

/** Records what happened to a scheduled report. Returns false if it is already recorded for this due time. */
export async function addSending(tx: Transaction, due: DueReport, sending: Sending): Promise<boolean> {
  const added = await tx.query(
    `insert into report_sendings (report_id, operator_id, operator_name, due_at, from_day, to_day, outcome, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (report_id, operator_id, due_at) do nothing returning id`,
    [
      due.reportId,
      due.operatorId,
      sending.operatorName,
      due.nextAt,
      sending.from,
      sending.to,
      sending.outcome,
      sending.now,
    ],
  );
  return added.length > 0;
}

type SendingRow = Omit<Sending, "now"> & { id: string; at: Date };

/** Lists the e-mails about a report, newest first, starting after the given entry. */
export async function listSendings(
  db: Queryable,
  reportId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SendingRow[]> {
  return await db.query<SendingRow>(
    `select id::text, operator_name as "operatorName", to_char(from_day, 'YYYY-MM-DD') as from,
       to_char(to_day, 'YYYY-MM-DD') as to, outcome, at
     from report_sendings where report_id = $1 and ($2::bigint is null or id < $2)
     order by report_sendings.id desc limit $3`,
    [reportId, after ?? null, limit],
  );
}
