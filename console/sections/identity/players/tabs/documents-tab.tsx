import type { Answer } from "@parlour/contracts/call";
import { listDocumentsOfPlayer } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { readable } from "../../../../parts/readable.ts";
import { ReasonDialog } from "../../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { requestWords } from "../../documents/check-words.ts";
import { RequestDialog } from "../../documents/request-dialog.tsx";
import { liftBlock } from "../player-api.ts";
import type { PlayerTabProps } from "../player-tab.ts";

type HandedIn = Answer<typeof listDocumentsOfPlayer>["items"][number];

const tones = { PENDING: "brass", VERIFIED: "gain", INVALID: "alarm" } as const;

const columns: RecordColumn<HandedIn>[] = [
  { key: "at", header: "Submitted", cell: ({ uploadedAt }) => <Moment at={uploadedAt} /> },
  { key: "kind", header: "Document", cell: ({ documentKind }) => readable(documentKind) },
  { key: "file", header: "File", cell: ({ fileName }) => <span className="break-all">{fileName}</span> },
  {
    key: "status",
    header: "Decision",
    cell: ({ status, revocation }) =>
      revocation ? (
        <Badge tone="alarm">Revoked</Badge>
      ) : (
        <Badge tone={tones[status]}>{readable(status)}</Badge>
      ),
  },
  { key: "expiry", header: "Expiry date", minor: true, cell: ({ expiresOn }) => expiresOn ?? "–" },
  {
    key: "reason",
    header: "Reason",
    minor: true,
    cell: ({ reason, revocation }) => revocation?.reason ?? reason ?? "–",
  },
];

/** The player's documents. The files are reviewed in the documents queue. */
export function DocumentsTab({ player: { id: playerId } }: PlayerTabProps) {
  const me = useOperator();
  const [lifting, setLifting] = useState(false);
  const [asking, setAsking] = useState(false);
  const resource = useCall(listDocumentsOfPlayer, { params: { playerId } });
  const isVerified = resource.value?.status === "VERIFIED";
  const mayAsk = isVerified || resource.value?.status === "NOT_REQUESTED";
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <p>
          Verification: <strong>{resource.value ? readable(resource.value.status) : "…"}</strong>
          {resource.value && ["REQUESTED", "PENDING", "INVALID"].includes(resource.value.status)
            ? `, ${requestWords[resource.value.requested].toLowerCase()}`
            : null}
        </p>
        {resource.value?.status === "BLOCKED" && hasRole(me, ["COMPLIANCE"]) ? (
          <Button size="sm" onClick={() => setLifting(true)}>
            Unblock
          </Button>
        ) : null}
        {mayAsk && hasRole(me, ["COMPLIANCE"]) ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {isVerified ? "Request or revoke" : "Request document"}
          </Button>
        ) : null}
      </div>
      <RecordTable
        caption="Documents, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No documents", text: "This player hasn't submitted any documents." }}
      />
      <ReasonDialog
        open={lifting}
        onClose={() => setLifting(false)}
        title="Unblock verification?"
        description="The player can submit documents again, with all attempts restored."
        action="Unblock"
        done="Verification unblocked"
        onSubmit={async (reason) => {
          await liftBlock({ params: { playerId }, body: { reason } });
          resource.reload();
        }}
      />
      <RequestDialog
        playerId={asking ? playerId : null}
        isVerified={isVerified}
        onClose={() => setAsking(false)}
        onRequested={resource.reload}
      />
    </>
  );
}
