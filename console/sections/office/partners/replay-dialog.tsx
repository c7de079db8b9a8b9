import { replayWebhook } from "@parlour/contracts/calls/office/webhooks/replay-webhook";
import type { WebhookDelivery } from "@parlour/contracts/entities/webhook";
import { client } from "@parlour/web/api/client";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { eventName } from "./partner-words.ts";

const replay = client(replayWebhook);
const dayMs = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);

export type Replay = WebhookDelivery | "period";

type ReplayDialogProps = {
  webhookId: string;
  replay: Replay | null;
  onClose: () => void;
  onSent: () => void;
};

/** Sends one webhook delivery again, or the failed deliveries (or all deliveries) of several days. */
export function ReplayDialog({ webhookId, replay: chosen, onClose, onSent }: ReplayDialogProps) {
  const [days, setDays] = useState({ from: today(), to: today() });
  const [onlyFailed, setOnlyFailed] = useState(true);
  const delivery = chosen === "period" ? null : chosen;
  return (
    <ReasonDialog
      open={chosen !== null}
      onClose={onClose}
      title={delivery ? `Send “${eventName(delivery.event)}” again` : "Replay a period"}
      description="Deliveries keep their IDs, so the partner can recognise those that have already arrived."
      action={delivery ? "Send again" : "Replay"}
      disabled={days.from === "" || days.to === "" || days.from > days.to}
      conflict="Enable the webhook first."
      onSubmit={async (reason) => {
        const body = delivery
          ? { deliveryId: delivery.id, reason }
          : {
              from: `${days.from}T00:00:00Z`,
              to: new Date(Date.parse(days.to) + dayMs).toISOString(),
              onlyFailed,
              reason,
            };
        const { deliveries } = await replay({ params: { webhookId }, body });
        const counted = `${deliveries} ${deliveries === 1 ? "delivery" : "deliveries"}`;
        showToast({
          tone: "success",
          title: deliveries === 0 ? "Nothing to send again" : `Sending ${counted} again`,
        });
        onSent();
      }}
    >
      {delivery ? null : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="From (UTC)"
              type="date"
              value={days.from}
              max={today()}
              onChange={(event) => setDays({ ...days, from: event.target.value })}
            />
            <TextField
              label="To (UTC)"
              type="date"
              value={days.to}
              max={today()}
              onChange={(event) => setDays({ ...days, to: event.target.value })}
            />
          </div>
          <Checkbox
            label="Only deliveries that failed"
            checked={onlyFailed}
            onChange={(event) => setOnlyFailed(event.target.checked)}
          />
          <p className="text-sm text-mist">At most 1,000 deliveries, oldest first.</p>
        </>
      )}
    </ReasonDialog>
  );
}
