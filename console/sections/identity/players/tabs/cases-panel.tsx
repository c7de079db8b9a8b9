import { listPlayerCases } from "@parlour/contracts/calls/protection/cases/list-player-cases";
import type { CaseSummary } from "@parlour/contracts/entities/case";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { useState } from "react";
import { caseKinds, caseState, caseTone } from "../../../../parts/case-words.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { OpenCaseDialog } from "../../../../parts/open-case-dialog.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";

const columns: RecordColumn<CaseSummary>[] = [
  {
    key: "kind",
    header: "Case",
    cell: ({ id, kind, summary }) => (
      <>
        <Link
          href={`/console/cases/${encodeURIComponent(id)}`}
          className="touch-target rounded-tick text-bright underline underline-offset-4"
        >
          {caseKinds[kind]}
        </Link>
        <span className="line-clamp-2 text-sm text-mist">{summary}</span>
      </>
    ),
  },
  { key: "opened", header: "Opened", cell: ({ openedAt }) => <Moment at={openedAt} /> },
  {
    key: "due",
    header: "Due",
    minor: true,
    cell: ({ dueOn, state }) => (state === "CLOSED" ? "–" : (dueOn ?? "–")),
  },
  {
    key: "state",
    header: "State",
    cell: (one) => <Badge tone={caseTone(one)}>{caseState(one).toLowerCase()}</Badge>,
  },
];

export function CasesPanel({ playerId }: { playerId: string }) {
  const pagination = useCursorPagination("cases");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listPlayerCases, { params: { playerId }, query });
  const [isOpening, setOpening] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Cases</h2>
        <Button size="sm" onClick={() => setOpening(true)}>
          Open case
        </Button>
      </div>
      <RecordTable
        caption="Cases, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No cases" }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      {isOpening ? (
        <OpenCaseDialog
          isOpen
          onClose={() => setOpening(false)}
          playerId={playerId}
          onOpened={resource.reload}
        />
      ) : null}
    </div>
  );
}
