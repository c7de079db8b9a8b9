import { retryJob } from "@parlour/contracts/calls/office/operator/retry-job";
import { client } from "@parlour/web/api/client";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import type { SystemState } from "./system-state.ts";

type FailedJob = SystemState["failedJobs"][number];

const retry = client(retryJob);

/** Failed jobs with their errors; once the cause is fixed they can be retried. */
export function FailedJobs({ resource }: { resource: ResourceView<SystemState> }) {
  const [job, setJob] = useState<FailedJob | null>(null);
  const columns: RecordColumn<FailedJob>[] = [
    { key: "queue", header: "Queue", cell: ({ queue }) => queue },
    {
      key: "error",
      header: "Error",
      cell: ({ error }) => <span className="text-sm break-all">{error}</span>,
    },
    { key: "attempts", header: "Attempts", align: "end", cell: ({ attempts }) => attempts },
    {
      key: "at",
      header: "Failed at",
      minor: true,
      cell: ({ failedAt }) => (failedAt ? <Moment at={failedAt} /> : ""),
    },
    {
      key: "retry",
      header: "",
      align: "end",
      cell: (failed) => (
        <Button size="sm" onClick={() => setJob(failed)}>
          Try again
        </Button>
      ),
    },
  ];
  return (
    <Panel title="Failed jobs">
      <RecordTable
        caption="Failed jobs"
        columns={columns}
        resource={resource}
        rows={resource.value?.failedJobs}
        rowKey={({ id }) => id}
        empty={{ title: "No failed jobs" }}
      />
      <ReasonDialog
        open={job !== null}
        onClose={() => setJob(null)}
        title={`Try ${job?.queue ?? ""} again?`}
        description="The job runs again with the same data."
        action="Try again"
        done="Job restarted"
        onSubmit={async (reason) => {
          if (!job) return;
          await retry({ params: { queue: job.queue, id: job.id }, body: { reason } });
          resource.reload();
        }}
      />
    </Panel>
  );
}
