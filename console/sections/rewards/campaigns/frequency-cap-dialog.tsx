import type { FrequencyCap } from "@parlour/contracts/entities/campaign";
import { useState } from "react";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { changeCap } from "./campaign-api.ts";

type FrequencyCapDialogProps = {
  open: boolean;
  cap: FrequencyCap;
  onClose: () => void;
  onChanged: () => void;
};

/** Sets the maximum number of messages that a player receives from all campaigns together within a number of days. */
export function FrequencyCapDialog({ open, cap, onClose, onChanged }: FrequencyCapDialogProps) {
  const [messages, setMessages] = useState(String(cap.messages));
  const [days, setDays] = useState(String(cap.days));
  const isWhole = (text: string, max: number) =>
    /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
  const isRight = isWhole(messages, 100) && isWhole(days, 90);
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Frequency cap"
      description="Counts messages from all campaigns. Players who have reached it are excluded."
      action="Save"
      disabled={!isRight}
      done="Frequency cap saved"
      onSubmit={async (reason) => {
        await changeCap({ body: { messages: Number(messages), days: Number(days), reason } });
        onChanged();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CheckedField
          label="Maximum messages"
          inputMode="numeric"
          value={messages}
          fault={isWhole(messages, 100) ? undefined : "A whole number from 1 to 100."}
          onChange={setMessages}
        />
        <CheckedField
          label="Period in days"
          inputMode="numeric"
          value={days}
          fault={isWhole(days, 90) ? undefined : "A whole number from 1 to 90."}
          onChange={setDays}
        />
      </div>
    </ReasonDialog>
  );
}
