import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { sendMessage } from "./player-api.ts";

type MessageDialogProps = { player: PlayerDetails; open: boolean; onClose: () => void };

export function MessageDialog({ player, open, onClose }: MessageDialogProps) {
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Message to ${player.firstName} ${player.lastName}`}
      description={`Write in the player's language: ${player.language}.`}
      action="Send"
      disabled={title.trim() === "" || text.trim() === ""}
      done="Message sent"
      onSubmit={async (reason) => {
        await sendMessage({ params: { playerId: player.id }, body: { title, text, reason } });
        setTitle("");
        setText("");
      }}
    >
      <TextField
        label="Title"
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextAreaField
        label="Text"
        value={text}
        maxLength={4_000}
        onChange={(event) => setText(event.target.value)}
      />
    </ReasonDialog>
  );
}
