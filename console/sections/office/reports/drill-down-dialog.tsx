import { listReportPostings } from "@parlour/contracts/calls/office/reports/list-report-postings";
import type { Trace, TracedPosting } from "@parlour/contracts/entities/report";
import { useCall } from "@parlour/web/api/use-resource";
import { Dialog } from "@parlour/web/ui/dialog";
import { useState } from "react";
import { formatFigure } from "../../../parts/format-figure.ts";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useLocalPagination } from "../../../parts/pagination.tsx";
import { PostingDialog } from "../../../parts/posting-dialog.tsx";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

type DrillDownDialogProps = {
  trace: Trace | null;
  brand: string | undefined;
  currency: string;
  onClose: () => void;
};

/** The postings behind a figure. */
export function DrillDownDialog({ trace, brand, currency, onClose }: DrillDownDialogProps) {
  return (
    <Dialog
      open={trace !== null}
      onClose={onClose}
      title="Postings behind the figure"
      description={trace ? describe(trace) : ""}
      closeLabel="Close"
      wide
    >
      {trace ? (
        <Postings key={JSON.stringify(trace)} trace={trace} brand={brand} currency={currency} />
      ) : null}
    </Dialog>
  );
}

function Postings({ trace, brand, currency }: Omit<DrillDownDialogProps, "onClose"> & { trace: Trace }) {
  const pagination = useLocalPagination();
  const [number, setNumber] = useState<string | null>(null);
  const { cursor } = pagination;
  const resource = useCall(listReportPostings, {
    query: {
      ...trace,
      currency,
      ...(brand !== undefined && { brand }),
      ...(cursor !== undefined && { cursor }),
    },
  });
  const columns: RecordColumn<TracedPosting>[] = [
    { key: "at", header: "When", cell: ({ postedAt }) => <Moment at={postedAt} /> },
    { key: "type", header: "Type", cell: ({ type }) => readable(type) },
    {
      key: "player",
      header: "Player",
      cell: ({ playerId }) => <PlayerName playerId={playerId} />,
    },
    {
      key: "amount",
      header: "Contribution",
      align: "end",
      cell: ({ amount }) => <span className="tabular-nums">{formatFigure(amount, currency)}</span>,
    },
  ];
  return (
    <>
      <RecordTable
        caption="Postings, oldest first"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={(posting) => posting.number}
        onOpen={(posting) => setNumber(posting.number)}
        empty={{ title: "No postings", text: "The figure is zero, or its postings are on the next page." }}
      />
      <Pagination
        pagination={pagination}
        next={resource.value?.nextCursor}
        names={{ back: "Older", next: "Newer" }}
      />
      <PostingDialog number={number} onClose={() => setNumber(null)} />
    </>
  );
}

function describe({ measure, from, to, vertical, gameId, type, currency }: Trace): string {
  const days = from === to ? from : `${from} to ${to}`;
  return [measure, currency, days, vertical, gameId && `game ${gameId}`, type].filter(Boolean).join(" · ");
}
