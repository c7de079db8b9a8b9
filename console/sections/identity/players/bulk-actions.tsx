import { messagePlayers } from "@parlour/contracts/calls/office/player-directory/message-players";
import { tagPlayers } from "@parlour/contracts/calls/office/player-directory/tag-players";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { MessageFields } from "./message-fields.tsx";

const tagAll = client(tagPlayers);
const messageAll = client(messagePlayers);

type BulkActionsProps = { playerIds: readonly string[]; onClear: () => void; onDone: () => void };

export function BulkActions({ playerIds, onClear, onDone }: BulkActionsProps) {
  const me = useOperator();
  const [opened, setOpened] = useState<"tag" | "message" | null>(null);
  const [tag, setTag] = useState("");
  const [action, setAction] = useState("ADD");
  const [message, setMessage] = useState({ title: "", text: "" });
  const count = playerIds.length === 1 ? "1 player" : `${playerIds.length} players`;
  const word = tag.trim().toLowerCase();
  const close = () => setOpened(null);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-card border border-brass/45 bg-raised px-4 py-2">
      <p role="status" className="flex-1">
        {count} selected
      </p>
      <Button size="sm" onClick={() => setOpened("tag")}>
        Tag
      </Button>
      {hasRole(me, ["SUPPORT", "COMPLIANCE"]) ? (
        <Button size="sm" onClick={() => setOpened("message")}>
          Send message
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
      <ReasonDialog
        open={opened === "tag"}
        onClose={close}
        title={`Tag ${count}`}
        action={action === "ADD" ? "Add tag" : "Remove tag"}
        disabled={!/^[a-z0-9][a-z0-9-]{0,31}$/.test(word)}
        done="Tags changed"
        onSubmit={async (reason) => {
          const body = { playerIds: [...playerIds], tag: word, action: action as "ADD" | "REMOVE", reason };
          await tagAll({ body });
          setTag("");
          onDone();
        }}
      >
        <SegmentedControl
          label="Action"
          value={action}
          onChange={setAction}
          options={[
            { value: "ADD", label: "Add" },
            { value: "REMOVE", label: "Remove" },
          ]}
        />
        <TextField
          label="Tag"
          hint="Letters, digits and hyphens"
          maxLength={32}
          value={tag}
          onChange={(event) => setTag(event.target.value)}
        />
      </ReasonDialog>
      <ReasonDialog
        open={opened === "message"}
        onClose={close}
        title={`Message to ${count}`}
        description="Everyone gets the same text through the channels they have chosen."
        action="Send"
        disabled={message.title.trim() === "" || message.text.trim() === ""}
        done="Messages sent"
        onSubmit={async (reason) => {
          await messageAll({ body: { playerIds: [...playerIds], ...message, reason } });
          setMessage({ title: "", text: "" });
          onDone();
        }}
      >
        <MessageFields message={message} onChange={setMessage} />
      </ReasonDialog>
    </div>
  );
}
