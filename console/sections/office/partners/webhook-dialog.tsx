import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from "@parlour/contracts/entities/webhook";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { eventWords } from "./partner-words.ts";

const empty = { name: "", url: "", events: [] as readonly WebhookEvent[], version: 0 };

type WebhookDialogProps = { open: boolean; webhook?: Webhook; onClose: () => void };

/** Proposes a new webhook or a change to one, which another administrator must approve. */
export function WebhookDialog({ open, webhook, onClose }: WebhookDialogProps) {
  // The page reloads the webhook regularly, so the draft keeps the operator's input and the version it is based on.
  const [draft, setDraft] = useState<typeof empty | null>(null);
  const plan: typeof empty = draft ?? webhook ?? empty;
  const close = () => {
    setDraft(null);
    onClose();
  };
  const { name, url, events, version } = plan;
  return (
    <ProposalDialog
      policy="WEBHOOK"
      open={open}
      onClose={close}
      title={webhook ? `Change ${webhook.name}` : "New webhook"}
      description="The events that you choose are sent to this address."
      action={webhook ? "Save" : "Add webhook"}
      disabled={name.trim() === "" || url.trim() === "" || events.length === 0}
      onSubmit={async (reason) => {
        const change = webhook && { id: webhook.id, version };
        const data = { name, url: url.trim(), events, ...(change && { change }) };
        return await propose({ body: { kind: "WEBHOOK", data, reason } });
      }}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setDraft({ ...plan, name: event.target.value })}
      />
      <TextField
        label="Address"
        hint="The partner's public HTTPS address."
        type="url"
        autoComplete="off"
        maxLength={500}
        value={url}
        onChange={(event) => setDraft({ ...plan, url: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1 font-medium">Events</legend>
        {WEBHOOK_EVENTS.map((one) => (
          <Checkbox
            key={one}
            label={
              <>
                {eventWords[one]} <code className="text-sm text-mist">{one}</code>
              </>
            }
            checked={events.includes(one)}
            onChange={(event) =>
              setDraft({
                ...plan,
                events: event.target.checked ? [...events, one] : events.filter((other) => other !== one),
              })
            }
          />
        ))}
      </fieldset>
    </ProposalDialog>
  );
}
