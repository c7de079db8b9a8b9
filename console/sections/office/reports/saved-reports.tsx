import { deleteSavedReport } from "@parlour/contracts/calls/office/saved-reports/delete-saved-report";
import { listSavedReports } from "@parlour/contracts/calls/office/saved-reports/list-saved-reports";
import type { SavedReport } from "@parlour/contracts/entities/saved-report";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { useState } from "react";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { reportLabels } from "./report-labels.ts";
import { periodWords, scheduleText } from "./saved-report-words.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { SendingsDialog } from "./sendings-dialog.tsx";

const remove = client(deleteSavedReport);

function addressOf({ report, period, currency }: SavedReport): string {
  const query = new URLSearchParams({ ...period, ...(currency !== null && { currency }) });
  return `/console/reports/${report}?${query}`;
}

/** The operator's own saved reports and those that others share. */
export function SavedReports() {
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const resource = useCall(listSavedReports, { query: cursor === undefined ? {} : { cursor } });
  const [scheduling, setScheduling] = useState<SavedReport | null>(null);
  const [logged, setLogged] = useState<SavedReport | null>(null);
  const [deleting, setDeleting] = useState<SavedReport | null>(null);
  const columns: RecordColumn<SavedReport>[] = [
    {
      key: "name",
      header: "Report",
      sortBy: ({ name }) => name,
      cell: (saved) => (
        <>
          <Link className="font-semibold underline underline-offset-4" href={addressOf(saved)}>
            {saved.name}
          </Link>
          <span className="block text-sm text-mist">
            {reportLabels[saved.report].label} · {periodWords(saved)}
            {saved.currency ? ` · ${saved.currency}` : null}
          </span>
        </>
      ),
    },
    {
      key: "author",
      header: "Author",
      cell: ({ isOwn, author, isShared }) => (
        <>
          {isOwn ? "You" : author} {isShared ? <Badge tone="brass">shared</Badge> : null}
        </>
      ),
    },
    {
      key: "schedule",
      header: "Emails to you",
      cell: ({ schedule }) =>
        schedule ? (
          <>
            <span className="block">{scheduleText(schedule)}</span>
            <span className="text-sm text-mist">
              next <Moment at={schedule.nextAt} />
            </span>
          </>
        ) : (
          <span className="text-mist">none</span>
        ),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (saved) => (
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="sm" onClick={() => setScheduling(saved)}>
            Email
          </Button>
          <Button size="sm" onClick={() => setLogged(saved)}>
            Log
          </Button>
          {saved.isOwn ? (
            <Button size="sm" onClick={() => setDeleting(saved)}>
              Delete
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title="Saved reports"
        actions={
          <Link className={buttonClass()} href="/console/reports">
            All reports
          </Link>
        }
      >
        Reports saved with a period that moves with the calendar. Get their totals by email, with a link to
        the whole report.
      </PageHeader>
      <RecordTable
        caption="Saved reports"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No saved reports", text: "Open a report and choose Save." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} names={queueNames} />
      <ScheduleDialog saved={scheduling} onClose={() => setScheduling(null)} onChanged={resource.reload} />
      <SendingsDialog saved={logged} onClose={() => setLogged(null)} />
      <ConfirmDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={`Delete “${deleting?.name ?? ""}”?`}
        action="Delete"
        onConfirm={async () => {
          if (deleting === null) return;
          await remove({ params: { id: deleting.id } });
          resource.reload();
        }}
      >
        Scheduled emails of this report stop for everyone.
      </ConfirmDialog>
    </>
  );
}
