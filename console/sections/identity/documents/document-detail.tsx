import type { DocumentFindings } from "@parlour/contracts/entities/document-verification";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { useId } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { DecisionBar } from "../../../parts/queues/decision-bar.tsx";
import { formatSize } from "../../../parts/queues/file-size.ts";
import type { Claims } from "../../../parts/queues/use-claims.ts";
import { DocumentViewer } from "./document-viewer.tsx";
import { Findings } from "./findings.tsx";
import { FindingsForm } from "./findings-form.tsx";
import { OwnerDetails } from "./owner-details.tsx";
import { documentKinds, type ReviewedDocument } from "./reviewed-document.ts";

type DocumentDetailProps = {
  document: ReviewedDocument;
  claims: Claims;
  busy: boolean;
  onApprove: (findings: DocumentFindings) => Promise<boolean>;
  onRefuse: () => void;
  onRequest: () => void;
};

export function DocumentDetail(props: DocumentDetailProps) {
  const { document, claims, busy, onApprove, onRefuse, onRequest } = props;
  const isOthers = claims.isOthers(document.id);
  const formId = useId();
  const isPending = document.status === "PENDING";
  return (
    <div className="grid gap-4">
      {isPending ? <ClaimBar claims={claims} itemId={document.id} /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_19rem]">
        <DocumentViewer document={document} />
        <div className="rounded-panel border border-line bg-velvet p-5">
          <div className="grid gap-4">
            <h2 className="text-xl">{documentKinds[document.documentKind]}</h2>
            <KeyValueList
              items={[
                { label: "Submitted", value: <Moment at={document.uploadedAt} /> },
                {
                  label: "File",
                  value: <span className="block max-w-44 truncate">{document.fileName}</span>,
                },
                { label: "Size", value: formatSize(document.sizeBytes) },
              ]}
            />
            <OwnerDetails playerId={document.playerId} kind={document.documentKind} />
            {isPending ? (
              <FindingsForm formId={formId} document={document} disabled={isOthers} onApprove={onApprove} />
            ) : (
              <Findings document={document} onRequest={onRequest} />
            )}
          </div>
          {isPending ? (
            <DecisionBar>
              <Button type="submit" form={formId} variant="primary" loading={busy} disabled={isOthers}>
                Approve
              </Button>
              <Button disabled={isOthers} onClick={onRefuse}>
                Reject
              </Button>
            </DecisionBar>
          ) : null}
        </div>
      </div>
    </div>
  );
}
