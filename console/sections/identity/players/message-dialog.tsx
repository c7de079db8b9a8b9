import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { useState } from "react";
import { languageName } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { MessageFields } from "./message-fields.tsx";
import { sendMessage } from "./player-api.ts";

type MessageDialogProps = { player: PlayerDetails; open: boolean; onClose: () => void };

export function MessageDialog({ player, open, onClose }: MessageDialogProps) {
  const [message, setMessage] = useState({ title: "", text: "" });
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Message to ${player.firstName} ${player.lastName}`}
      description={`Write in the player's language: ${languageName(player.language)}.`}
      action="Send"
      disabled={message.title.trim() === "" || message.text.trim() === ""}
      done="Message sent"
      onSubmit={async (reason) => {
        await sendMessage({ params: { playerId: player.id }, body: { ...message, reason } });
        setMessage({ title: "", text: "" });
      }}
    >
      <MessageFields message={message} onChange={setMessage} />
    </ReasonDialog>
  );
}
