import { answerContactMessage } from "@parlour/contracts/calls/site/contact/answer-contact-message";
import type { ContactCase } from "@parlour/contracts/entities/contact-desk";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { showToast } from "@parlour/web/ui/toast";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { languageName } from "../../../parts/readable.ts";
import { useDraft } from "../../../parts/use-draft.ts";
import { expandShortcut, insertText } from "../support/insert-text.ts";
import { TemplatePicker } from "../support/template-picker.tsx";
import { useTemplates } from "../support/use-templates.ts";

/** The maximum length of a reply, as in the contract. */
const longestText = 5_000;
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
  const [isLast, setLast] = useState(true);
  const caret = useRef(text.length);
  const templates = useTemplates({ id: message.id, visitorName: message.username ?? message.email });
  const place = (next: { text: string; caret: number }) => {
    caret.current = next.caret;
    setText(next.text.slice(0, longestText));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") return setFault("Enter a reply.");
    setFault(undefined);
    setFailure(null);
    setBusy(true);
    try {
      const body = { id, text: text.trim(), answersSeen: message.answers.length, close: isLast };
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
        maxLength={longestText}
        value={text}
        error={fault}
        onSelect={({ currentTarget }) => {
          caret.current = currentTarget.selectionStart;
        }}
        onChange={({ target: { value, selectionStart } }) => {
          const find = (shortcut: string) => templates.findByShortcut(shortcut, message.language);
          place(expandShortcut(value, selectionStart, find) ?? { text: value, caret: selectionStart });
        }}
      />
      <Checkbox
        label="Close the message with this reply"
        checked={isLast}
        onChange={({ target }) => setLast(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={busy} disabled={blocked}>
          Send reply
        </Button>
        <TemplatePicker
          templates={templates}
          language={message.language}
          onPick={(picked) => place(insertText(text, Math.min(caret.current, text.length), picked))}
        />
        {children}
      </div>
    </form>
  );
}
