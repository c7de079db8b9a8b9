import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Moment } from "../../../parts/moment.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { formatSize } from "../../../parts/queues/file-size.ts";
import type { Claims } from "../../../parts/queues/use-claims.ts";
import { DocumentViewer } from "./document-viewer.tsx";
import { OwnerDetails } from "./owner-details.tsx";
import { documentKinds, type ReviewedDocument } from "./reviewed-document.ts";

type DocumentDetailProps = {
  document: ReviewedDocument;
  claims: Claims;
  busy: boolean;
  onApprove: () => void;
  onRefuse: () => void;
};

export function DocumentDetail({ document, claims, busy, onApprove, onRefuse }: DocumentDetailProps) {
  const isOthers = claims.isOthers(document.id);
  const isPending = document.status === "PENDING";
  return (
    <div className="grid gap-4">
      {isPending ? <ClaimBar claims={claims} itemId={document.id} /> : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <DocumentViewer document={document} />
        <div className="grid gap-4 rounded-panel border border-line bg-velvet p-5">
          <h2 className="text-xl">{documentKinds[document.documentKind]}</h2>
          <KeyValueList
            items={[
              { label: "Submitted", value: <Moment at={document.uploadedAt} /> },
              { label: "File", value: <span className="block max-w-44 truncate">{document.fileName}</span> },
              { label: "Size", value: formatSize(document.sizeBytes) },
            ]}
          />
          <OwnerDetails playerId={document.playerId} />
          {isPending ? (
            <div className="grid gap-3">
              <Button variant="primary" loading={busy} disabled={isOthers} onClick={onApprove}>
                Approve
              </Button>
              <Button disabled={isOthers} onClick={onRefuse}>
                Reject
              </Button>
            </div>
          ) : (
            <div>
              <Badge tone={document.status === "VERIFIED" ? "gain" : "alarm"}>
                {document.status === "VERIFIED" ? "approved" : "rejected"}
              </Badge>
              {document.reason ? <p className="mt-2 text-mist">{document.reason}</p> : null}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
