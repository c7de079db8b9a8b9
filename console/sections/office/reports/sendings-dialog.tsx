import type { Answer } from "@parlour/contracts/call";
import { listReportSendings } from "@parlour/contracts/calls/office/saved-reports/list-report-sendings";
import type { SavedReport } from "@parlour/contracts/entities/saved-report";
import { useCall } from "@parlour/web/api/use-resource";
import { Dialog } from "@parlour/web/ui/dialog";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useLocalPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

type Sending = Answer<typeof listReportSendings>["items"][number];

const columns: RecordColumn<Sending>[] = [
  { key: "at", header: "When", cell: ({ at }) => <Moment at={at} /> },
  { key: "to", header: "Operator", cell: ({ operatorName }) => operatorName || "unknown" },
  { key: "days", header: "Days", cell: ({ from, to }) => (from === to ? from : `${from} to ${to}`) },
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ outcome }) => (outcome === "SENT" ? "Sent" : "Stopped: the operator has no access"),
  },
];

/** The log of the scheduled e-mails that contained a saved report. */
export function SendingsDialog({ saved, onClose }: { saved: SavedReport | null; onClose: () => void }) {
  return (
    <Dialog
      open={saved !== null}
      onClose={onClose}
      title={`Emails about “${saved?.name ?? ""}”`}
      closeLabel="Close"
      wide
    >
      {saved ? <Sendings id={saved.id} /> : null}
    </Dialog>
  );
}

function Sendings({ id }: { id: string }) {
  const pagination = useLocalPagination();
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listReportSendings, { params: { id }, query });
  return (
    <>
      <RecordTable
        caption="Emails, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={(sending) => sending.id}
        empty={{ title: "No emails yet" }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
    </>
  );
}
