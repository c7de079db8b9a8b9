import { getSystemState } from "@parlour/contracts/calls/office/operator/get-system-state";
import { useCall } from "@parlour/web/api/use-resource";
import { Panel } from "@parlour/web/ui/panel";
import { PageHeader } from "../../../parts/page-header.tsx";
import { RecordTable } from "../../../parts/record-table.tsx";
import { callColumns, counterColumns, queueColumns } from "./columns.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { Health } from "./health.tsx";
import { LedgerCheck } from "./ledger-check.tsx";

const intervalMs = 5_000;
const mostCalls = 15;

/** System health, refreshed every five seconds. */
export function System() {
  const resource = useCall(getSystemState, {}, { intervalMs });
  const state = resource.value;
  const slowest = state?.calls.toSorted((one, other) => other.averageMs - one.averageMs).slice(0, mostCalls);
  return (
    <>
      <PageHeader title="System" actions={<LedgerCheck />}>
        This server, the database, the message bus and the queues of all servers.
      </PageHeader>
      <Health state={state} />
      <div className="mt-6 grid gap-6 2xl:grid-cols-2">
        <Panel title="Queues">
          <RecordTable
            caption="Queues"
            columns={queueColumns}
            resource={resource}
            rows={state?.queues}
            rowKey={({ queue }) => queue}
            empty={{ title: "No jobs yet" }}
          />
        </Panel>
        <div className="grid content-start gap-6">
          <FailedJobs resource={resource} />
          <Panel title="Slowest calls on this server">
            <RecordTable
              caption="Slowest calls"
              columns={callColumns}
              resource={resource}
              rows={slowest}
              rowKey={({ call }) => call}
              empty={{ title: "No calls yet" }}
            />
          </Panel>
          <Panel title="Highest rate limits">
            <RecordTable
              caption="Rate limit counters"
              columns={counterColumns}
              resource={resource}
              rows={state?.counters}
              rowKey={({ scope, key }) => `${scope} ${key}`}
              empty={{
                title: "No one is near a limit",
                text: "Failed logins and frequent calls appear here.",
              }}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
