import { payDealerTips } from "@parlour/contracts/calls/play/shared-rounds/pay-dealer-tips";
import type { DealerTipTotal } from "@parlour/contracts/entities/dealer-tip";
import { client } from "@parlour/web/api/client";
import { useState } from "react";
import { counted } from "../../../parts/counted.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const pay = client(payDealerTips);

type PayTipsDialogProps = {
  total: DealerTipTotal;
  days: { from: string; to: string };
  onClose: () => void;
  onPaid: () => void;
};

/** Asks for the reason before the unpaid tips of a dealer are paid out. */
export function PayTipsDialog({ total, days, onClose, onPaid }: PayTipsDialogProps) {
  // A second click, or a retry after a lost response, sends the same id, so that the tips are paid only once.
  const [id] = useState(() => crypto.randomUUID());
  const { dealerId, dealerName, currency, unpaid, unpaidTips } = total;
  const amount = formatFigure(unpaid, currency);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Pay ${amount} to ${dealerName}?`}
      description={`${counted(unpaidTips, "unpaid tip")} from ${days.from} to ${days.to}. This records the payout in the ledger; make the bank transfer itself outside the console.`}
      action="Pay out"
      done={`${amount} recorded as paid.`}
      onSubmit={async (reason) => {
        await pay({ body: { id, dealerId, currency, ...days, amount: unpaid, reason } });
        onPaid();
      }}
    />
  );
}
