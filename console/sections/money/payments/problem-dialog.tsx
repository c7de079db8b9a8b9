import { retryPayout } from "@parlour/contracts/calls/money/payment/retry-payout";
import { settlePaymentProblem } from "@parlour/contracts/calls/money/payment/settle-payment-problem";
import type { PaymentProblem } from "@parlour/contracts/entities/payment-problem";
import { client } from "@parlour/web/api/client";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

export type ProblemAction = { problem: PaymentProblem; does: "settle" | "retry" };

const settle = client(settlePaymentProblem);
const retry = client(retryPayout);

const words = {
  settle: {
    title: "Settle this problem",
    description: "The problem leaves the queue and your reason is kept. No money is moved.",
    action: "Settle",
    done: "Settled",
  },
  retry: {
    title: "Ask the provider to pay again",
    description:
      "The provider recognises the reference, so a payout that already went through is not paid twice.",
    action: "Ask again",
    done: "Payout requested again",
  },
};

type ProblemDialogProps = { action: ProblemAction | null; onClose: () => void; onDone: () => void };

export function ProblemDialog({ action, onClose, onDone }: ProblemDialogProps) {
  return (
    <ReasonDialog
      open={action !== null}
      onClose={onClose}
      {...words[action?.does ?? "settle"]}
      onSubmit={async (reason) => {
        if (!action) return;
        const { id, reference } = action.problem;
        await decideOnce<unknown>(
          () =>
            action.does === "settle"
              ? settle({ body: { id, reason } })
              : retry({ params: { id: reference }, body: { reason } }),
          onDone,
        );
      }}
    />
  );
}
