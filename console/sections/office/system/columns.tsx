import { Badge } from "@parlour/web/ui/badge";
import { Moment } from "../../../parts/moment.tsx";
import type { RecordColumn } from "../../../parts/record-table.tsx";
import type { SystemState } from "./system-state.ts";

type Queue = SystemState["queues"][number];
type CallSummary = SystemState["calls"][number];
type Counter = SystemState["counters"][number];

const lateAfterSeconds = 60;

export const queueColumns: readonly RecordColumn<Queue>[] = [
  { key: "queue", header: "Queue", sortBy: ({ queue }) => queue, cell: ({ queue }) => queue },
  {
    key: "waiting",
    header: "Waiting",
    align: "end",
    sortBy: ({ waiting }) => waiting,
    cell: ({ waiting }) => waiting,
  },
  { key: "active", header: "Active", align: "end", minor: true, cell: ({ active }) => active },
  {
    key: "failed",
    header: "Failed",
    align: "end",
    sortBy: ({ failed }) => failed,
    cell: ({ failed }) => (failed > 0 ? <Badge tone="alarm">{failed}</Badge> : 0),
  },
  {
    key: "lag",
    header: "Lag",
    align: "end",
    sortBy: ({ lagSeconds }) => lagSeconds,
    cell: ({ lagSeconds }) =>
      lagSeconds > lateAfterSeconds ? (
        <Badge tone="alarm">{`${Math.round(lagSeconds)} s`}</Badge>
      ) : (
        `${Math.round(lagSeconds)} s`
      ),
  },
];

export const callColumns: readonly RecordColumn<CallSummary>[] = [
  { key: "call", header: "Call", sortBy: ({ call }) => call, cell: ({ call }) => call },
  {
    key: "count",
    header: "Responses",
    align: "end",
    sortBy: ({ count }) => count,
    cell: ({ count }) => count,
  },
  {
    key: "average",
    header: "Average",
    align: "end",
    sortBy: ({ averageMs }) => averageMs,
    cell: ({ averageMs }) => `${averageMs.toFixed(1)} ms`,
  },
  {
    key: "most",
    header: "95th percentile",
    align: "end",
    minor: true,
    cell: ({ mostWithinMs }) => (mostWithinMs === null ? "over 5 s" : `${mostWithinMs} ms`),
  },
  {
    key: "limited",
    header: "Rate limited",
    align: "end",
    sortBy: ({ limited }) => limited,
    cell: ({ limited }) => limited,
  },
  {
    key: "failed",
    header: "Failed",
    align: "end",
    sortBy: ({ failed }) => failed,
    cell: ({ failed }) => (failed > 0 ? <Badge tone="alarm">{failed}</Badge> : 0),
  },
];

export const counterColumns: readonly RecordColumn<Counter>[] = [
  { key: "scope", header: "Limit", sortBy: ({ scope }) => scope, cell: ({ scope }) => scope },
  { key: "key", header: "Who", cell: ({ key }) => <span className="break-all">{key}</span> },
  { key: "hits", header: "Count", align: "end", sortBy: ({ hits }) => hits, cell: ({ hits }) => hits },
  { key: "ends", header: "Resets at", cell: ({ endsAt }) => <Moment at={endsAt} /> },
];
