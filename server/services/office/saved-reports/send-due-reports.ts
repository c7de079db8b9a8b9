import type { ReportTable } from "@parlour/contracts/entities/report";
import { reportRoles } from "@parlour/contracts/entities/report";
import { mayMake } from "../../../kit/operator.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { tryEach } from "../../../kit/try-each.ts";
import type { SavedReportParts } from "./parts.ts";
import { scheduledReportMessage } from "./report-message.ts";
import { addSending, type DueReport, deleteSchedule, listDue, takeDue } from "./schedule-store.ts";
import { nextTime, periodOf } from "./schedule-times.ts";

const atOnce = 100;

/** Sends the reports that are due; a job calls this every minute. */
export async function sendDueReports(parts: SavedReportParts): Promise<void> {
  const due = await listDue(parts.kit.db, parts.kit.clock.now(), atOnce);
  await tryEach(due, (one) => sendReport(parts, one));
}

/**
 * Sends one report. The figures are read first; one transaction then moves the schedule on and writes the e-mail and
 * the log entry. A second server that read the same figures finds that the schedule has moved on.
 */
async function sendReport(parts: SavedReportParts, due: DueReport): Promise<void> {
  const { kit, operators } = parts;
  const operator = await operators.find(due.operatorId);
  const now = kit.clock.now();
  // The period is derived from the time when the report was due, so a report that is sent late after an outage covers
  // the right days.
  const period = periodOf(due.range, due.nextAt);
  const isAllowed = operator?.isActive === true && mayMake(operator.roles, { role: reportRoles });
  const shown = { ...period, brandIds: operator?.brandIds ?? null };
  const table = isAllowed ? await parts.readReport(due.report, shown, due.currency ?? undefined) : undefined;
  await kit.db.transaction(async (tx) => {
    if (!(await takeDue(tx, due, nextTime(due, now)))) return;
    const outcome = table === undefined ? "STOPPED" : "SENT";
    const operatorName = operator?.name ?? "";
    if (!(await addSending(tx, due, { operatorName, ...period, outcome, now }))) return;
    if (table === undefined || operator === undefined) return await deleteSchedule(tx, due);
    const values = { name: operator.name, report: due.name, ...period, link: linkTo(parts, table) };
    const message = scheduledReportMessage(values, table);
    await kit.messages.send({ channel: "email", to: operator.email, ...message }, tx);
  });
}

function linkTo({ kit }: SavedReportParts, { report, from, to, currency }: ReportTable): string {
  const query = new URLSearchParams({ from, to, ...(currency !== "" && { currency }) });
  return `${siteOrigin(kit.config)}/console/reports/${report}?${query}`;
}
