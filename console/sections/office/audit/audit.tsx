import type { Query } from "@parlour/contracts/call";
import { exportAuditEntries } from "@parlour/contracts/calls/office/operator/export-audit-entries";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { callAddress } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { buttonClass } from "@parlour/web/ui/button";
import { useDeferredValue, useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { type AuditEntry, kindOf, kindWords } from "./audit-entry.ts";
import { type AuditFields, AuditFilters, noFields } from "./audit-filters.tsx";
import { ChainCheck } from "./chain-check.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

const tones = { DONE: "gain", CHECKED: "quiet", READ: "quiet", REFUSED: "alarm", FAILED: "live" } as const;

const columns: readonly RecordColumn<AuditEntry>[] = [
  { key: "at", header: "When", cell: ({ at }) => <Moment at={at} /> },
  { key: "who", header: "Who", cell: ({ operatorName }) => operatorName },
  {
    key: "what",
    header: "What",
    cell: ({ call, subject }) => (
      <>
        <span className="block">{readable(call)}</span>
        <span className="text-sm break-all text-mist">{subject}</span>
      </>
    ),
  },
  {
    key: "outcome",
    header: "Outcome",
    cell: (entry) => <Badge tone={tones[kindOf(entry)]}>{kindWords[kindOf(entry)]}</Badge>,
  },
  { key: "why", header: "Reason", minor: true, cell: ({ reason }) => reason ?? "" },
  { key: "address", header: "Address", minor: true, cell: ({ address }) => address },
];

/** The audit log with search and export; each row opens the values before and after the change. */
export function Audit() {
  const [fields, change] = useUrlValues<AuditFields & { cursor: string }>({ ...noFields, cursor: "" });
  const pagination = useCursorPagination();
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const query = queryOf(useDeferredValue(fields));
  const { cursor } = pagination;
  const resource = useCall(listAuditEntries, {
    query: { ...query, ...(cursor !== undefined && { cursor: Number(cursor) }) },
  });
  const next = resource.value?.nextCursor;
  return (
    <>
      <PageHeader
        title="Audit log"
        actions={
          <>
            <ChainCheck />
            <a className={buttonClass()} href={callAddress(exportAuditEntries, { query })} download>
              Export CSV
            </a>
          </>
        }
      >
        Who did what, when and why. Entries form a hash chain, so tampering is detected.
      </PageHeader>
      <AuditFilters fields={fields} onChange={(next) => change({ ...next, cursor: "" })} />
      <RecordTable
        caption="Audit log"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        openKey={open?.id}
        empty={{ title: "No entries", text: "No entries match these filters." }}
      />
      <Pagination pagination={pagination} next={next ? String(next) : null} />
      <EntryDialog entry={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Converts the filters to a query. Days are in the operator's time zone, and the last day is included. */
function queryOf(fields: AuditFields): Query<typeof listAuditEntries> {
  const { operator, subject, outcome, from, to } = fields;
  const startOf = (day: string, later = 0) => {
    const date = new Date(`${day}T00:00:00`);
    date.setDate(date.getDate() + later);
    return date.toISOString();
  };
  return {
    ...(operator.trim() && { operator: operator.trim() }),
    ...(subject.trim() && { subject: subject.trim() }),
    ...(outcome && { outcome }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}
