import { answerContactMessage } from "@parlour/contracts/calls/site/contact/answer-contact-message";
import type { ContactCase } from "@parlour/contracts/entities/contact-desk";
import { client } from "@parlour/web/api/client";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { showToast } from "@parlour/web/ui/toast";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { decideOnce } from "../../../parts/queues/decide-once.ts";

const answer = client(answerContactMessage);

type AnswerFormProps = { message: ContactCase; onAnswered: () => void; children: ReactNode };

export function AnswerForm({ message, onAnswered, children }: AnswerFormProps) {
  const [text, setText] = useState("");
  // Generated once per answer, so that a retry after a lost connection sends no second e-mail.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") return setFault("Enter an answer.");
    setFault(undefined);
    setFailure(null);
    setBusy(true);
    try {
      const body = { id, text: text.trim(), answersSeen: message.answers.length };
      await decideOnce(() => answer({ params: { contactId: message.id }, body }), onAnswered);
      setText("");
      setId(crypto.randomUUID());
      showToast({ tone: "success", title: `Answer sent to ${message.email}` });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4 rounded-panel border border-line bg-velvet p-6" noValidate onSubmit={submit}>
      {failure ? (
        <Banner tone="danger" live>
          {failure}
        </Banner>
      ) : null}
      <TextAreaField
        label="Answer"
        hint={`Mailed to ${message.email}; write in ${languageName(message.language)} if you can.`}
        rows={5}
        maxLength={5_000}
        value={text}
        error={fault}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={busy}>
          Send answer
        </Button>
        {children}
      </div>
    </form>
  );
}

function languageName(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}
