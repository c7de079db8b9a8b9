import { listChatOperators } from "@parlour/contracts/calls/site/live-chat/list-chat-operators";
import type { Chat } from "@parlour/contracts/entities/chat";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { Failure } from "../../../parts/failure.tsx";
import { handOver } from "./chat-api.ts";
import { chatFailureText } from "./chat-failure-text.ts";

type HandOverDialogProps = { chat: Chat; open: boolean; onClose: () => void; onDone: () => void };

/** Hands the chat over to another operator, or back to the front of the queue. */
export function HandOverDialog({ chat, open, onClose, onDone }: HandOverDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Hand over this chat"
      description={`${chat.visitorName} sees who joins. The full conversation is handed over.`}
      closeLabel="Close"
    >
      {open ? <Choice chat={chat} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

const queue = "queue";

function Choice({ chat, onClose, onDone }: Omit<HandOverDialogProps, "open">) {
  const me = useOperator();
  const { value: operators = [] } = useCall(
    listChatOperators,
    {},
    {
      intervalMs: 10_000,
    },
  );
  const [chosen, setChosen] = useState(queue);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const others = operators.filter(({ id }) => id !== me.id);

  const submit = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const operator = chosen === queue ? null : { id: chosen };
      await handOver({ params: { chatId: chat.id }, body: { operator } });
      onDone();
      onClose();
    } catch (error) {
      setFailure(chatFailureText(error));
      onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <Failure text={failure} />
      <RadioGroup
        name="to"
        legend="Recipients"
        value={chosen}
        onChange={setChosen}
        options={[
          { value: queue, label: "Back to the front of the queue" },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {others.length === 0 ? <p className="text-sm text-mist">No other operators are available.</p> : null}
      <Button variant="primary" loading={busy} onClick={submit}>
        Hand over
      </Button>
    </div>
  );
}
