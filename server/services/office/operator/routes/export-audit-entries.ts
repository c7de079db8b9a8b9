import { exportAuditEntries as call } from "@parlour/contracts/calls/office/operator/export-audit-entries";
import { csvReply, formatCsv } from "../../../../kit/csv.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { type AuditRow, searchAudit } from "../audit/audit-store.ts";

/** The maximum number of lines in one export; more entries can be exported month by month. */
const mostLines = 20_000;
const columns = [
  "position",
  "time",
  "operator",
  "operator id",
  "call",
  "subject",
  "outcome",
  "reason",
  "before",
  "after",
  "details",
  "address",
  "request",
  "hash",
];

export function exportAuditEntries({ db, clock }: Kit): Route {
  return route(call, async ({ query }) => {
    const rows = await searchAudit(db, query, { limit: mostLines });
    const day = clock.now().toISOString().slice(0, 10);
    return csvReply<typeof call>(`parlour-audit-${day}.csv`, formatCsv(columns, rows.map(toLine)));
  });
}

function toLine(row: AuditRow): (string | null)[] {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return [
    row.position,
    row.at.toISOString(),
    row.operatorName,
    row.operatorId,
    row.call,
    row.subject,
    row.outcome,
    row.reason,
    json(row.before),
    json(row.after),
    json(row.details),
    row.address,
    row.requestId,
    row.hash,
  ];
}
