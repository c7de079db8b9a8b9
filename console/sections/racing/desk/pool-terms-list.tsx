import { listPoolTerms } from "@parlour/contracts/calls/racing/racebook/list-pool-terms";
import type { DeskPoolTerms } from "@parlour/contracts/entities/racing-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { useState } from "react";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { PoolTermsDialog } from "./pool-terms-dialog.tsx";
import { poolName, unitText } from "./race-words.ts";

const columns: RecordColumn<DeskPoolTerms>[] = [
  { key: "type", header: "Pool", cell: (terms) => <strong>{poolName(terms)}</strong> },
  {
    key: "takeout",
    header: "Takeout",
    align: "end",
    sortBy: ({ takeoutPercent }) => takeoutPercent,
    cell: ({ takeoutPercent }) => <span className="tabular-nums">{`${takeoutPercent}%`}</span>,
  },
  {
    key: "step",
    header: "Rounded down to",
    align: "end",
    cell: ({ breakStepPercent }) => <span className="tabular-nums">{unitText(breakStepPercent)}</span>,
  },
  {
    key: "minimum",
    header: "Minimum dividend",
    align: "end",
    cell: ({ minimumPercent }) => <span className="tabular-nums">{unitText(minimumPercent)}</span>,
  },
];

/** Takeout, breakage and minimum dividend by pool type. */
export function PoolTermsList() {
  const resource = useCall(listPoolTerms, {});
  const [open, setOpen] = useState<DeskPoolTerms["type"] | null>(null);
  const own = resource.value?.items.find(({ type }) => type === open);
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-mist">
        Dividends are per 1.00 staked, in every currency. A change applies to races whose cards are published
        after it; races that players can already see keep their terms.
      </p>
      <RecordTable
        caption="Pool terms"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ type }) => type}
        onOpen={({ type }) => setOpen(type)}
        openKey={open ?? undefined}
        empty={{ title: "No pools", text: "This installation offers no pools." }}
      />
      {own === undefined ? null : (
        <PoolTermsDialog own={own} onClose={() => setOpen(null)} onDone={resource.reload} />
      )}
    </>
  );
}
