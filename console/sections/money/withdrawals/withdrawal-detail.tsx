import { formatMoney } from "@parlour/web/i18n/format-money";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Moment } from "../../../parts/moment.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { DecisionBar } from "../../../parts/queues/decision-bar.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import type { Claims } from "../../../parts/queues/use-claims.ts";
import { methodName, readable } from "../../../parts/readable.ts";
import { signalText } from "../../../parts/signals.ts";
import { ApprovalsNeeded, useIsOwnApproval } from "./approvals-needed.tsx";
import { declineWords } from "./decline-words.ts";
import { approvalName, type ReviewedWithdrawal } from "./reviewed-withdrawal.ts";
import { WithdrawalReview } from "./withdrawal-review.tsx";

const tones = {
  PENDING: "brass",
  APPROVED: "gain",
  PAID: "gain",
  CANCELLED: "quiet",
  DECLINED: "alarm",
} as const;

type WithdrawalDetailProps = {
  withdrawal: ReviewedWithdrawal;
  claims: Claims;
  onDecide: (decision: "APPROVE" | "DECLINE") => void;
};

export function WithdrawalDetail({ withdrawal, claims, onDecide }: WithdrawalDetailProps) {
  const { amount, fee, currency, status, signals } = withdrawal;
  const isOthers = claims.isOthers(withdrawal.id);
  const isPending = status === "PENDING";
  const isOwnApproval = useIsOwnApproval(withdrawal);
  return (
    <div className="grid gap-4">
      {isPending ? <ClaimBar claims={claims} itemId={withdrawal.id} /> : null}
      {isPending ? <ApprovalsNeeded withdrawal={withdrawal} /> : null}
      <div className="rounded-panel border border-line bg-velvet p-5">
        <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
          <h2 className="font-display text-4xl tabular-nums">{formatMoney(amount, currency, "en")}</h2>
          <Badge tone={tones[status]}>{readable(status)}</Badge>
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <KeyValueList
            items={[
              { label: "Requested", value: <Moment at={withdrawal.createdAt} /> },
              { label: "Method", value: methodName(withdrawal.method) },
              { label: "Target", value: withdrawal.target },
              { label: "Fee", value: formatMoney(fee, currency, "en") },
              {
                label: "Player receives",
                value: formatMoney(amount - fee, currency, "en"),
                strong: true,
              },
            ]}
          />
          <div>
            <h3 className="mb-2 font-sans text-base font-semibold">Risk signals when requested</h3>
            {signals.length === 0 ? (
              <p className="flex items-center gap-2 text-gain">
                <CircleCheck size={18} aria-hidden="true" /> None
              </p>
            ) : (
              <ul className="grid gap-2">
                {signals.map((signal) => (
                  <li key={signal} className="flex items-start gap-2 text-alarm">
                    <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
                    {signalText(signal)}
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-4 text-sm text-mist">
              Player <PlayerLink playerId={withdrawal.playerId} />
            </p>
            {withdrawal.declineReason ? (
              <p className="mt-3">The player was told: {declineWords[withdrawal.declineReason]}</p>
            ) : null}
            {withdrawal.reason ? <p className="mt-3 text-mist">Reason: {withdrawal.reason}</p> : null}
          </div>
        </div>
        <div className="mt-6 border-t border-line pt-5 [&_:is(a,summary)]:scroll-mb-28">
          <h3 className="mb-3 font-sans text-base font-semibold">Review</h3>
          <WithdrawalReview withdrawal={withdrawal} />
        </div>
        {isPending ? (
          <DecisionBar>
            <Button
              variant="primary"
              disabled={isOthers || isOwnApproval}
              onClick={() => onDecide("APPROVE")}
            >
              {approvalName(withdrawal)}
            </Button>
            <Button disabled={isOthers} onClick={() => onDecide("DECLINE")}>
              Decline
            </Button>
          </DecisionBar>
        ) : null}
      </div>
    </div>
  );
}
