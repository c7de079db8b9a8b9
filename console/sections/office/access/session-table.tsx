import type { Answer } from "@parlour/contracts/call";
import { endOperatorSession } from "@parlour/contracts/calls/office/operator/end-operator-session";
import type { listOperatorSessions } from "@parlour/contracts/calls/office/operator/list-operator-sessions";
import { client } from "@parlour/web/api/client";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

type Sessions = Answer<typeof listOperatorSessions>;
type Session = Sessions["items"][number];

const endSession = client(endOperatorSession);

export function SessionTable({
  resource,
  named = false,
}: {
  resource: ResourceView<Sessions>;
  named?: boolean;
}) {
  const [ending, setEnding] = useState<Session | null>(null);
  const columns: RecordColumn<Session>[] = [
    ...(named ? [{ key: "name", header: "Operator", cell: ({ name }: Session) => name }] : []),
    { key: "opened", header: "Opened", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { key: "seen", header: "Last used", cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
    { key: "address", header: "Address", cell: ({ address }) => address },
    {
      key: "browser",
      header: "Browser",
      minor: true,
      cell: ({ userAgent }) => <span className="line-clamp-2 max-w-96 text-sm text-mist">{userAgent}</span>,
    },
    {
      key: "end",
      header: "",
      align: "end",
      cell: (session) =>
        session.isThisOne ? (
          <Badge tone="gain">This session</Badge>
        ) : (
          <Button size="sm" onClick={() => setEnding(session)}>
            End
          </Button>
        ),
    },
  ];
  return (
    <>
      <RecordTable
        caption="Open sessions"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No open sessions" }}
      />
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title="End this session?"
        action="End session"
        onConfirm={async () => {
          if (ending) await endSession({ params: { id: ending.id } });
          resource.reload();
        }}
      >
        {`${ending?.name ?? "The operator"} is logged out of ${ending?.address ?? "that browser"} immediately.`}
      </ConfirmDialog>
    </>
  );
}
