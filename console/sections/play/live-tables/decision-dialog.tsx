import { decideTableChatMessage } from "@parlour/contracts/calls/play/table-chat/decide-table-chat-message";
import type { ModeratedChatMessage } from "@parlour/contracts/entities/table-chat";
import { client } from "@parlour/web/api/client";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const decide = client(decideTableChatMessage);
export type Decision = "REMOVED" | "APPROVED";

const words = {
  REMOVED: {
    title: "Remove message",
    text: "It's removed from the table immediately. This can't be undone.",
    done: "Message removed",
  },
  APPROVED: {
    title: "Approve message",
    text: "It stays in the chat, and later reports won't hide it.",
    done: "Message approved",
  },
} as const;

type DecisionDialogProps = {
  message: ModeratedChatMessage;
  decision: Decision;
  onClose: () => void;
  onDone: () => void;
};

/** Asks for the reason, and removes or approves a message. */
export function DecisionDialog({ message, decision, onClose, onDone }: DecisionDialogProps) {
  const { title, text, done } = words[decision];
  return (
    <ReasonDialog
      open
      onClose={onClose}
      onConflict={onDone}
      title={title}
      description={
        <>
          <q>{message.text}</q> {text}
        </>
      }
      action={title}
      danger={decision === "REMOVED"}
      done={done}
      onSubmit={async (reason) => {
        await decide({ params: { messageId: message.id }, body: { decision, reason } });
        onDone();
      }}
    />
  );
}
