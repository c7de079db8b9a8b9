import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { OPERATOR_DECLINE_REASONS, type OperatorDeclineReason } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { counted } from "../../../parts/counted.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { AutomaticDecisions } from "../../../parts/queues/automatic-decisions.tsx";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { KeyHints, QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { BulkApproval } from "./bulk-approval.tsx";
import { declineWords } from "./decline-words.ts";
import { LinkedWithdrawal } from "./linked-withdrawal.tsx";
import { OpenCasesWarning } from "./open-cases.tsx";
import { approvalName, type ReviewedWithdrawal, rowNote } from "./reviewed-withdrawal.ts";
import { WithdrawalDetail } from "./withdrawal-detail.tsx";

const decide = client(decideWithdrawal);
const intervalMs = 15_000;

type Status = ReviewedWithdrawal["status"] | "ALL";
type Decision = {
  withdrawal: ReviewedWithdrawal;
  decision: "APPROVE" | "DECLINE";
  /** Loads the withdrawal again if it isn't part of the list. */
  reload?: () => void;
};

const statuses = ["PENDING", "APPROVED", "PAID", "DECLINED", "CANCELLED", "ALL"] as const;
const states = [
  { value: "PENDING", label: "Waiting" },
  { value: "APPROVED", label: "Approved, payout pending" },
  { value: "PAID", label: "Paid" },
  { value: "DECLINED", label: "Declined" },
  { value: "CANCELLED", label: "Cancelled by player" },
  { value: "ALL", label: "All" },
];

/** Withdrawals that an operator reviews before they are paid. */
export function Withdrawals() {
  const [status, setStatus] = useQueueState("status", statuses);
  const [{ term }, change] = useUrlValues({ term: "", item: "", cursor: "" });
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const resource = useCall(
    listWithdrawalsToReview,
    { query: { status, ...(term.trim() && { term: term.trim() }), ...(cursor !== undefined && { cursor }) } },
    {
      intervalMs,
    },
  );
  const me = useOperator();
  const claims = useClaims("withdrawals");
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [declineReason, setDeclineReason] = useState<OperatorDeclineReason>("CONTACT_SUPPORT");
  const [bulk, setBulk] = useState(false);
  const items = resource.loading ? undefined : resource.value?.items;
  const clear =
    status === "PENDING"
      ? (items ?? []).filter(
          ({ id, signals, needsSecondApprover }) =>
            signals.length === 0 && !needsSecondApprover && !claims.isOthers(id),
        )
      : [];

  const start = (decision: Decision["decision"], reload?: () => void) => (withdrawal: ReviewedWithdrawal) => {
    if (withdrawal.status !== "PENDING" || claims.isOthers(withdrawal.id)) return;
    if (decision === "APPROVE" && withdrawal.firstApproval?.operatorId === me.id) return;
    setDeclineReason("CONTACT_SUPPORT");
    setDeciding({ withdrawal, decision, ...(reload && { reload }) });
  };
  const afterSeconds = resource.value?.rulesDecideAfterSeconds ?? null;
  const approves = deciding?.decision !== "DECLINE";
  const isFirst = deciding?.withdrawal.needsSecondApprover === true && !deciding.withdrawal.firstApproval;
  const amount = deciding ? formatMoney(deciding.withdrawal.amount, deciding.withdrawal.currency, "en") : "";
  return (
    <>
      <PageHeader
        title="Withdrawals"
        actions={
          clear.length > 1 ? (
            <Button onClick={() => setBulk(true)}>Approve {clear.length} without signals</Button>
          ) : null
        }
      >
        Funds are held while a withdrawal waits. Approving it pays them out; declining it returns them to the
        player.
      </PageHeader>
      <AutomaticDecisions onChanged={resource.reload}>
        {afterSeconds === null ? null : (
          <>
            {`After ${counted(afterSeconds, "second")}, the approval rules check withdrawals that no operator has claimed or decided. `}
            <Link
              href="/console/configuration?tab=withdrawals"
              className="rounded-tick text-bright underline underline-offset-4"
            >
              See the rules
            </Link>
          </>
        )}
      </AutomaticDecisions>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label="Status"
          className="w-60"
          options={states}
          value={status}
          onChange={(event) => setStatus(event.target.value as Status)}
        />
        <SearchField
          label="Search"
          type="search"
          placeholder="Player or withdrawal ID"
          className="min-w-60 flex-1"
          maxLength={100}
          value={term}
          onChange={(next) => change({ term: next, item: "", cursor: "" })}
        />
        <KeyHints
          keys={[
            ["a", "approve"],
            ["r", "decline"],
          ]}
        />
      </div>
      <QueueBoard
        label="Withdrawals"
        resource={resource}
        items={items}
        keyOf={({ id }) => id}
        row={(withdrawal) => (
          <>
            <span className="flex items-baseline justify-between gap-2 font-semibold tabular-nums">
              {formatMoney(withdrawal.amount, withdrawal.currency, "en")}
              <RowNote withdrawal={withdrawal} />
            </span>
            <span className="block truncate text-sm">
              <PlayerName playerId={withdrawal.playerId} />
            </span>
            <span className="mt-1 flex justify-between gap-2 text-sm text-mist">
              <Moment at={withdrawal.createdAt} />
              <span className="truncate text-bright">{claims.of(withdrawal.id)?.operatorName}</span>
            </span>
          </>
        )}
        detail={(withdrawal) => (
          <WithdrawalDetail
            withdrawal={withdrawal}
            claims={claims}
            onDecide={(decision) => start(decision)(withdrawal)}
          />
        )}
        missing={(id) => (
          <LinkedWithdrawal id={id}>
            {(withdrawal, reload) => (
              <WithdrawalDetail
                withdrawal={withdrawal}
                claims={claims}
                onDecide={(decision) => start(decision, reload)(withdrawal)}
              />
            )}
          </LinkedWithdrawal>
        )}
        pages={
          <Pagination
            pagination={pagination}
            next={resource.value?.nextCursor}
            {...(status === "PENDING" && { names: queueNames })}
          />
        }
        shortcuts={{ a: start("APPROVE"), r: start("DECLINE") }}
        empty={
          status === "PENDING"
            ? { title: "No withdrawals to review", text: "New withdrawals appear here automatically." }
            : { title: "None", text: "No withdrawals with this status." }
        }
      />
      <ReasonDialog
        open={deciding !== null}
        record={deciding?.withdrawal.id}
        onClose={() => setDeciding(null)}
        title={
          approves
            ? `${deciding ? approvalName(deciding.withdrawal) : "Approve"}: ${amount}`
            : `Decline ${amount}`
        }
        description={
          approves
            ? isFirst
              ? "This is the first of two approvals. It is paid when another operator approves it too."
              : "The provider is asked to pay immediately. This can't be undone."
            : "The held money returns to the player's balance. The player is notified in their language, but doesn't see the reason you write below."
        }
        action={approves ? "Approve" : "Decline"}
        danger={!approves}
        done={approves ? (isFirst ? "First approval given" : "Approved") : "Declined"}
        onSubmit={async (reason) => {
          if (!deciding) return;
          const { withdrawal, decision, reload } = deciding;
          await decideOnce(
            () => decide({ params: { id: withdrawal.id }, body: { decision, declineReason, reason } }),
            () => {
              resource.reload();
              reload?.();
            },
          );
          // The first of two approvals releases the operator's claim, so the claims are loaded again.
          claims.reload();
        }}
      >
        {approves ? (
          deciding && <OpenCasesWarning withdrawalId={deciding.withdrawal.id} />
        ) : (
          <RadioGroup
            name="decline"
            legend="What the player is told"
            options={OPERATOR_DECLINE_REASONS.map((value) => ({ value, label: declineWords[value] }))}
            value={declineReason}
            onChange={(value) => setDeclineReason(value as OperatorDeclineReason)}
          />
        )}
      </ReasonDialog>
      <BulkApproval open={bulk} onClose={() => setBulk(false)} withdrawals={clear} onDone={resource.reload} />
    </>
  );
}

const noteTones = { approvals: "text-bright", signals: "text-alarm", status: "text-mist" };

function RowNote({ withdrawal }: { withdrawal: ReviewedWithdrawal }) {
  const note = rowNote(withdrawal);
  return note && <span className={`text-sm font-medium ${noteTones[note.kind]}`}>{note.text}</span>;
}
