import { approveWithdrawals } from "@parlour/contracts/calls/money/payment/approve-withdrawals";
import { client } from "@parlour/web/api/client";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { showToast } from "@parlour/web/ui/toast";
import { counted } from "../../../parts/counted.ts";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { ReviewedWithdrawal } from "./reviewed-withdrawal.ts";

const approveAll = client(approveWithdrawals);
/** The maximum number of withdrawals per call. */
const atOnce = 50;

type BulkApprovalProps = {
  open: boolean;
  onClose: () => void;
  /**
   * The withdrawals that one operator may approve together, because they have no risk signals. The server
   * checks this again.
   */
  withdrawals: readonly ReviewedWithdrawal[];
  onDone: () => void;
};

export function BulkApproval({ open, onClose, withdrawals, onDone }: BulkApprovalProps) {
  const chosen = withdrawals.slice(0, atOnce);
  const sums = new Map<string, number>();
  for (const { amount, currency } of chosen) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const total = [...sums].map(([currency, amount]) => formatMoney(amount, currency, "en")).join(", ");
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Approve ${counted(chosen.length, "withdrawal")}`}
      description={`Total ${total}. None has a risk signal; those of players with an open case are skipped. The provider is asked to pay immediately.`}
      action={`Approve ${chosen.length}`}
      onSubmit={async (reason) => {
        const ids = chosen.map(({ id }) => id);
        const { approved, left } = await decideOnce(() => approveAll({ body: { ids, reason } }), onDone);
        showToast({
          tone: left.length === 0 ? "success" : "info",
          title: `${approved.length} approved`,
          ...(left.length > 0 && {
            description: `${left.length} were skipped: already decided, claimed by someone else, held up by an open case or waiting for a second approval.`,
          }),
        });
      }}
    />
  );
}
