import { muteTableChatPlayer } from "@parlour/contracts/calls/play/table-chat/mute-table-chat-player";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const mute = client(muteTableChatPlayer);
const lengths = [
  { minutes: 15, label: "15 minutes" },
  { minutes: 60, label: "1 hour" },
  { minutes: 24 * 60, label: "1 day" },
  { minutes: 7 * 24 * 60, label: "1 week" },
  { minutes: 30 * 24 * 60, label: "30 days" },
  { minutes: 365 * 24 * 60, label: "1 year" },
];

type MuteDialogProps = { playerId: string; onClose: () => void; onDone: () => void };

/** Mutes a player in the chats of all tables for a chosen time. */
export function MuteDialog({ playerId, onClose, onDone }: MuteDialogProps) {
  const [minutes, setMinutes] = useState(60);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Mute player"
      description="The player can still bet and read the chat, but can't write at any table. A new mute replaces the current one."
      action="Mute player"
      danger
      done="Player muted"
      onSubmit={async (reason) => {
        await mute({ params: { playerId }, body: { minutes, reason } });
        onDone();
      }}
    >
      <SelectField
        label="Duration"
        value={String(minutes)}
        onChange={({ target }) => setMinutes(Number(target.value))}
        options={lengths.map(({ minutes: value, label }) => ({ value: String(value), label }))}
      />
    </ReasonDialog>
  );
}
