import { listPlayerDataExports } from "@parlour/contracts/calls/identity/personal-data/list-player-data-exports";
import type { DataExport } from "@parlour/contracts/entities/data-export";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Panel } from "@parlour/web/ui/panel";
import { Moment } from "../../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import type { PlayerTabProps } from "../player-tab.ts";
import { ErasurePanel } from "./erasure-panel.tsx";

const states = {
  WAITING: { tone: "brass", label: "Being prepared" },
  READY: { tone: "gain", label: "Ready" },
  EXPIRED: { tone: "quiet", label: "Deleted" },
} as const;

const columns: RecordColumn<DataExport>[] = [
  { key: "at", header: "Requested", cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
  {
    key: "state",
    header: "File",
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  {
    key: "until",
    header: "Available until",
    minor: true,
    cell: ({ expiresAt }) => (expiresAt ? <Moment at={expiresAt} /> : "–"),
  },
  { key: "downloads", header: "Downloads", cell: ({ downloads }) => downloads },
  {
    key: "last",
    header: "Last download",
    minor: true,
    cell: ({ lastDownloadedAt }) => (lastDownloadedAt ? <Moment at={lastDownloadedAt} /> : "–"),
  },
];

/** The player's requests for a copy of their data, and its erasure. The copies themselves are visible to the player only. */
export function DataTab({ player }: PlayerTabProps) {
  const resource = useCall(listPlayerDataExports, { params: { playerId: player.id } });
  return (
    <div className="grid gap-5">
      <Panel title="Copies of the player's data">
        <RecordTable
          caption="Requests, newest first"
          columns={columns}
          resource={resource}
          rows={resource.value?.items}
          rowKey={({ id }) => id}
          empty={{ title: "No requests", text: "This player hasn't asked for a copy of their data." }}
        />
      </Panel>
      {resource.value ? (
        <ErasurePanel player={player} erasure={resource.value.erasure} onChanged={resource.reload} />
      ) : null}
    </div>
  );
}
