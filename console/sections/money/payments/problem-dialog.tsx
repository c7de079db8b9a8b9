import { retryPayout } from "@parlour/contracts/calls/money/payment/retry-payout";
import { settleDebt } from "@parlour/contracts/calls/money/payment/settle-debt";
import { settlePaymentProblem } from "@parlour/contracts/calls/money/payment/settle-payment-problem";
import type { PaymentProblem } from "@parlour/contracts/entities/payment-problem";
import { client } from "@parlour/web/api/client";
import { changeOrPropose } from "../../../parts/propose.ts";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

export type ProblemAction = { problem: PaymentProblem; does: "settle" | "retry" | "collect" | "writeOff" };

const settle = client(settlePaymentProblem);
const retry = client(retryPayout);
const settleOwed = client(settleDebt);

const words = {
  settle: {
    title: "Mark this problem as resolved",
    description: "The problem is removed from the queue and your reason is recorded. No money is moved.",
    action: "Resolve",
    done: "Resolved",
  },
  retry: {
    title: "Retry this payout",
    description:
      "The provider recognises the reference, so a payout that already went through isn't paid twice.",
    action: "Retry payout",
    done: "Payout retried",
  },
  collect: {
    title: "Collect from the balance",
    description:
      "Takes the amount owed from the player's cash balance. Anything still owed is taken from later deposits.",
    action: "Collect",
    done: "Collected",
  },
  writeOff: {
    title: "Write off the debt",
    description: "The house absorbs the rest of this reversed deposit, and the player can withdraw again.",
    action: "Write off",
    done: "Written off",
  },
};

function perform({ problem: { id, reference }, does }: ProblemAction, reason: string): Promise<unknown> {
  if (does === "settle") return settle({ body: { id, reason } });
  const params = { id: reference };
  if (does === "retry") return retry({ params, body: { reason } });
  if (does === "collect") return settleOwed({ params, body: { action: "COLLECT", reason } });
  return changeOrPropose(() => settleOwed({ params, body: { action: "WRITE_OFF", reason } }), {
    kind: "DEBT_WRITE_OFF",
    data: params,
    reason,
  });
}

type ProblemDialogProps = { action: ProblemAction | null; onClose: () => void; onDone: () => void };

export function ProblemDialog({ action, onClose, onDone }: ProblemDialogProps) {
  return (
    <ReasonDialog
      open={action !== null}
      onClose={onClose}
      {...words[action?.does ?? "settle"]}
      onSubmit={async (reason) => {
        if (!action) return;
        return await decideOnce<unknown>(() => perform(action, reason), onDone);
      }}
    />
  );
}
