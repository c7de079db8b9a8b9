import { approveDocument } from "@parlour/contracts/calls/identity/profile-profiling/approve-document";
import { listDocuments } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import { refuseDocument } from "@parlour/contracts/calls/identity/profile-profiling/refuse-document";
import {
  type DocumentFindings,
  EXPIRING_WITHIN_DAYS,
} from "@parlour/contracts/entities/document-verification";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { AutomaticDecisions } from "../../../parts/queues/automatic-decisions.tsx";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { KeyHints, QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { DocumentDetail } from "./document-detail.tsx";
import { ExpiryRule } from "./expiry-rule.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { RequestDialog } from "./request-dialog.tsx";
import { documentKinds, type ReviewedDocument } from "./reviewed-document.ts";

const approve = client(approveDocument);
const refuse = client(refuseDocument);
const intervalMs = 15_000;

const states = [
  { value: "PENDING", label: "Waiting" },
  { value: "VERIFIED", label: "Approved" },
  { value: "INVALID", label: "Rejected" },
  { value: "EXPIRING", label: "Expiring" },
  { value: "EXPIRED", label: "Expired" },
] as const;

type State = (typeof states)[number]["value"];

const emptyTexts: Partial<Record<State, { title: string; text: string }>> = {
  EXPIRING: { title: "None", text: `No approved document expires in the next ${EXPIRING_WITHIN_DAYS} days.` },
  EXPIRED: { title: "None", text: "No approved document has expired." },
};

/** Expiring and expired documents are approved ones. */
const queryOf = (state: State) =>
  state === "EXPIRING" || state === "EXPIRED"
    ? ({ status: "VERIFIED", expiry: state } as const)
    : { status: state };

/** Submits the open checklist. If it is incomplete, the form focuses the first missing item. */
function submitFindings(): void {
  document.querySelector<HTMLFormElement>("form[data-findings]")?.requestSubmit();
}

/** Players' documents to approve or reject; the player's page updates immediately. */
export function Documents() {
  const [status, setStatus] = useQueueState<State>("status", [
    "PENDING",
    "VERIFIED",
    "INVALID",
    "EXPIRING",
    "EXPIRED",
  ]);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const resource = useCall(
    listDocuments,
    { query: { ...queryOf(status), ...(cursor !== undefined && { cursor }) } },
    {
      intervalMs,
    },
  );
  const me = useOperator();
  const claims = useClaims("documents");
  const [refusing, setRefusing] = useState<ReviewedDocument | null>(null);
  const [requesting, setRequesting] = useState<string | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);

  const mayDecide = ({ id, status: now }: ReviewedDocument) => now === "PENDING" && !claims.isOthers(id);
  const approveNow = async (document: ReviewedDocument, findings: DocumentFindings) => {
    if (!mayDecide(document) || busyId !== null) return false;
    setBusyId(document.id);
    try {
      await decideOnce(
        () => approve({ params: { documentId: document.id }, body: findings }),
        resource.reload,
      );
      showToast({ tone: "success", title: "Approved. The player is verified." });
      return true;
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
      return false;
    } finally {
      setBusyId(null);
    }
  };
  const startRefusing = (document: ReviewedDocument) => {
    if (mayDecide(document)) setRefusing(document);
  };
  return (
    <>
      <PageHeader
        title="Documents"
        actions={
          <KeyHints
            keys={[
              ["a", "approve"],
              ["r", "reject"],
            ]}
          />
        }
      >
        Waiting documents are listed oldest first. Every view of a file is recorded in the audit log.
      </PageHeader>
      <AutomaticDecisions onChanged={resource.reload}>
        {me.mode === "sandbox"
          ? "Sandbox: if no operator decides within 3 seconds, the file name decides."
          : null}
      </AutomaticDecisions>
      <ExpiryRule />
      <StateFilter options={states} value={status} onChange={setStatus} />
      <QueueBoard
        label="Documents"
        resource={resource}
        items={resource.loading ? undefined : resource.value?.items}
        keyOf={({ id }) => id}
        row={(document) => (
          <>
            <span className="block font-semibold">{documentKinds[document.documentKind]}</span>
            <span className="block truncate text-sm text-mist">
              <PlayerName playerId={document.playerId} />
            </span>
            <span className="mt-1 flex justify-between gap-2 text-sm text-mist">
              <Moment at={document.uploadedAt} />
              <span className="truncate text-bright">{claims.of(document.id)?.operatorName}</span>
            </span>
          </>
        )}
        detail={(document) => (
          <DocumentDetail
            document={document}
            claims={claims}
            busy={busyId === document.id}
            onApprove={(findings) => approveNow(document, findings)}
            onRefuse={() => startRefusing(document)}
            onRequest={() => setRequesting(document.playerId)}
          />
        )}
        pages={
          <Pagination
            pagination={pagination}
            next={resource.value?.nextCursor}
            {...(status === "PENDING" && { names: queueNames })}
          />
        }
        shortcuts={{ a: submitFindings, r: startRefusing }}
        empty={
          status === "PENDING"
            ? { title: "No documents to review", text: "New documents appear here automatically." }
            : (emptyTexts[status] ?? { title: "None yet", text: "Reviewed documents are listed here." })
        }
      />
      <RequestDialog
        playerId={requesting}
        isVerified
        onClose={() => setRequesting(null)}
        onRequested={resource.reload}
      />
      <RefuseDialog
        document={refusing}
        onClose={() => setRefusing(null)}
        onRefuse={(document, body) =>
          decideOnce(() => refuse({ params: { documentId: document.id }, body }), resource.reload)
        }
      />
    </>
  );
}
