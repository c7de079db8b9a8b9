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

/** Sets how many messages of all campaigns together one player gets at most. */
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
      description="Counts the messages of all campaigns. Players who have reached it are left out."
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
          label="Messages"
          inputMode="numeric"
          value={messages}
          fault={isWhole(messages, 100) ? undefined : "A whole number from 1 to 100."}
          onChange={setMessages}
        />
        <CheckedField
          label="Within days"
          inputMode="numeric"
          value={days}
          fault={isWhole(days, 90) ? undefined : "A whole number from 1 to 90."}
          onChange={setDays}
        />
      </div>
    </ReasonDialog>
  );
}
