import type { Query } from "@parlour/contracts/call";
import type { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { client } from "@parlour/web/api/client";
import { Badge } from "@parlour/web/ui/badge";
import { buttonClass } from "@parlour/web/ui/button";
import { useDeferredValue, useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageTurner, useTurning } from "../../../parts/page-turner.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useAnswer } from "../../../parts/use-answer.ts";
import type { AuditEntry } from "./audit-entry.ts";
import { type AuditFields, AuditFilters, noFields } from "./audit-filters.tsx";
import { ChainCheck } from "./chain-check.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

const askEntries = client<typeof listAuditEntries>("GET", "/services/operator/v1/audit");
const tones = { DONE: "gain", READ: "quiet", REFUSED: "alarm", FAILED: "live" } as const;

const columns: readonly RecordColumn<AuditEntry>[] = [
  { key: "at", header: "When", cell: ({ at }) => <Moment at={at} /> },
  { key: "who", header: "Who", cell: ({ operatorName }) => operatorName },
  {
    key: "what",
    header: "What",
    cell: ({ call, subject }) => (
      <>
        <span className="block">{call}</span>
        <span className="text-sm break-all text-mist">{subject}</span>
      </>
    ),
  },
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ outcome }) => <Badge tone={tones[outcome]}>{outcome}</Badge>,
  },
  { key: "why", header: "Why", minor: true, cell: ({ reason }) => reason ?? "" },
  { key: "address", header: "Address", minor: true, cell: ({ address }) => address },
];

/** The audit log with search and export; each row opens the values before and after. */
export function Audit() {
  const [fields, setFields] = useState(noFields);
  const turning = useTurning();
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const query = queryOf(useDeferredValue(fields));
  const { cursor } = turning;
  const key = JSON.stringify([query, cursor]);
  const answer = useAnswer(key, (signal) =>
    askEntries({ query: { ...query, ...(cursor !== undefined && { cursor: Number(cursor) }) }, signal }),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const next = answer.value?.nextCursor;
  return (
    <>
      <PageHeader
        title="Audit log"
        actions={
          <>
            <ChainCheck />
            <a
              className={buttonClass()}
              href={`/services/operator/v1/audit/export${search ? `?${search}` : ""}`}
              download
            >
              Export CSV
            </a>
          </>
        }
      >
        Who did what, when and why. Entries are linked by hashes: a changed or missing one is found.
      </PageHeader>
      <AuditFilters
        fields={fields}
        onChange={(next) => {
          turning.restart();
          setFields(next);
        }}
      />
      <RecordTable
        caption="Audit log"
        columns={columns}
        answer={answer}
        rows={answer.value?.items}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        openKey={open?.id}
        empty={{ title: "No entries", text: "Nothing in the log matches these filters." }}
      />
      <PageTurner turning={turning} next={next ? String(next) : null} />
      <EntryDialog entry={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Days are in the operator's time zone, both ends included. */
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
