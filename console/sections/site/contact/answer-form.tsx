import { answerContactMessage } from "@parlour/contracts/calls/site/contact/answer-contact-message";
import type { ContactCase } from "@parlour/contracts/entities/contact-desk";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { showToast } from "@parlour/web/ui/toast";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { languageName } from "../../../parts/readable.ts";
import { useDraft } from "../../../parts/use-draft.ts";

const answer = client(answerContactMessage);

type AnswerFormProps = {
  message: ContactCase;
  /** Whether another operator has claimed the message. */
  blocked: boolean;
  onAnswered: () => void;
  children: ReactNode;
};

export function AnswerForm({ message, blocked, onAnswered, children }: AnswerFormProps) {
  const { value: text, set: setText, clear } = useDraft(`answer ${message.id}`, "");
  // The id is generated once per answer, so that a retry after a lost connection sends no second email.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") return setFault("Enter a reply.");
    setFault(undefined);
    setFailure(null);
    setBusy(true);
    try {
      const body = { id, text: text.trim(), answersSeen: message.answers.length };
      await decideOnce(() => answer({ params: { contactId: message.id }, body }), onAnswered);
      clear();
      setId(crypto.randomUUID());
      showToast({ tone: "success", title: `Reply sent to ${message.email}` });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4 rounded-panel border border-line bg-velvet p-6" noValidate onSubmit={submit}>
      <Failure text={failure} />
      <TextAreaField
        label="Reply"
        hint={`Sent to ${message.email}. Write in ${languageName(message.language)} if you can.`}
        rows={5}
        maxLength={5_000}
        value={text}
        error={fault}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={busy} disabled={blocked}>
          Send reply
        </Button>
        {children}
      </div>
    </form>
  );
}
