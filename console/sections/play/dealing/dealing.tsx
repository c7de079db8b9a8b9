import { listDealtTables } from "@parlour/contracts/calls/play/shared-rounds/list-dealt-tables";
import { useCall } from "@parlour/web/api/use-resource";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { failureText } from "../../../parts/failure-text.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { DealtTablePanel } from "./dealt-table-panel.tsx";

const intervalMs = 2_000;

/** The tables with a human dealer. The dealer opens a table, sends the video and calls the results. */
export function Dealing() {
  const { value, error } = useCall(listDealtTables, {}, { intervalMs });
  return (
    <>
      <PageHeader title="Dealer">
        Betting opens and closes by the server's clock while your video arrives. Without video for five
        seconds, open bets are refunded and no round opens.
      </PageHeader>
      {value === undefined && error === undefined ? <FormSkeleton fields={3} /> : null}
      {value === undefined && error !== undefined ? <p role="alert">{failureText(error)}</p> : null}
      {value?.tables.length === 0 ? <EmptyState title="No tables with a dealer" /> : null}
      <div className="grid gap-6">
        {value?.tables.map((table) => (
          <DealtTablePanel key={table.slug} listed={table} />
        ))}
      </div>
    </>
  );
}
