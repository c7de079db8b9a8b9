import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import CircleCheck from "lucide-react/icons/circle-check";
import { Moment } from "../../../parts/moment.tsx";
import { checkWords } from "./check-words.ts";
import { rejectionWords } from "./rejection-words.ts";
import type { ReviewedDocument } from "./reviewed-document.ts";

type FindingsProps = { document: ReviewedDocument; onRequest: () => void };

/** The decision about a document, with what the reviewer confirmed. */
export function Findings({ document, onRequest }: FindingsProps) {
  const { status, reason, rejectionReason, checks, documentNumber, expiresOn, revocation } = document;
  const isApproved = status === "VERIFIED";
  return (
    <div className="grid gap-3">
      <div>
        <Badge tone={isApproved && revocation === null ? "gain" : "alarm"}>
          {revocation ? "revoked" : isApproved ? "approved" : "rejected"}
        </Badge>
      </div>
      {rejectionReason ? <p>{rejectionWords[rejectionReason]}</p> : null}
      {reason && reason !== (rejectionReason && rejectionWords[rejectionReason]) ? (
        <p className="text-mist">{reason}</p>
      ) : null}
      {revocation ? (
        <p className="text-mist">
          Revoked <Moment at={revocation.at} />: {revocation.reason}
        </p>
      ) : null}
      {isApproved ? (
        <KeyValueList
          items={[
            { label: "Number", value: documentNumber ?? "–" },
            { label: "Expiry date", value: expiresOn ?? "–" },
          ]}
        />
      ) : null}
      {checks.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {checks.map((check) => (
            <li key={check} className="flex items-start gap-2">
              <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-gain" />
              {checkWords[check]}
            </li>
          ))}
        </ul>
      ) : null}
      {isApproved && revocation === null ? <Button onClick={onRequest}>Request or revoke</Button> : null}
    </div>
  );
}
