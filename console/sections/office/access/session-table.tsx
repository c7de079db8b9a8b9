import type { Answer } from "@parlour/contracts/call";
import type { endOperatorSession } from "@parlour/contracts/calls/office/operator/end-operator-session";
import type { listOperatorSessions } from "@parlour/contracts/calls/office/operator/list-operator-sessions";
import { client } from "@parlour/web/api/client";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import type { Answered } from "../../../parts/use-answer.ts";

type Sessions = Answer<typeof listOperatorSessions>;
type Session = Sessions["items"][number];

const endSession = client<typeof endOperatorSession>("DELETE", "/services/operator/v1/sessions/{id}");

export function SessionTable({ answer, named = false }: { answer: Answered<Sessions>; named?: boolean }) {
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
          <Badge tone="gain">this one</Badge>
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
        answer={answer}
        rows={answer.value?.items}
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
          answer.reload();
        }}
      >
        {`${ending?.name ?? "The operator"} is signed out of ${ending?.address ?? "that browser"} at once.`}
      </ConfirmDialog>
    </>
  );
}
