import type { Answer } from "@parlour/contracts/call";
import type { listDocumentsOfPlayer } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { ReasonDialog } from "../../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { useAnswer } from "../../../../parts/use-answer.ts";
import { askDocuments, liftBlock } from "../player-api.ts";
import type { PlayerTabProps } from "../player-tab.ts";

type HandedIn = Answer<typeof listDocumentsOfPlayer>["items"][number];

const tones = { PENDING: "brass", VERIFIED: "gain", INVALID: "alarm" } as const;

const columns: RecordColumn<HandedIn>[] = [
  { key: "at", header: "Handed in", cell: ({ uploadedAt }) => <Moment at={uploadedAt} /> },
  { key: "kind", header: "Document", cell: ({ documentKind }) => documentKind },
  { key: "file", header: "File", cell: ({ fileName }) => <span className="break-all">{fileName}</span> },
  { key: "status", header: "Verdict", cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge> },
  { key: "reason", header: "Reason", minor: true, cell: ({ reason }) => reason ?? "–" },
];

/** The player's documents. The files are reviewed in the documents queue. */
export function DocumentsTab({ player: { id: playerId } }: PlayerTabProps) {
  const me = useOperator();
  const [lifting, setLifting] = useState(false);
  const answer = useAnswer(`documents ${playerId}`, (signal) =>
    askDocuments({ params: { playerId }, signal }),
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <p>
          Verification: <strong>{answer.value?.status ?? "…"}</strong>
        </p>
        {answer.value?.status === "BLOCKED" && hasRole(me, ["COMPLIANCE"]) ? (
          <Button size="sm" onClick={() => setLifting(true)}>
            Lift the block
          </Button>
        ) : null}
      </div>
      <RecordTable
        caption="Documents, newest first"
        columns={columns}
        answer={answer}
        rows={answer.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No documents", text: "The player has not handed in any." }}
      />
      <ReasonDialog
        open={lifting}
        onClose={() => setLifting(false)}
        title="Lift the block?"
        description="The player can hand in documents again, with all their tries."
        action="Lift the block"
        done="The block is lifted"
        onSubmit={async (reason) => {
          await liftBlock({ params: { playerId }, body: { reason } });
          answer.reload();
        }}
      />
    </>
  );
}
