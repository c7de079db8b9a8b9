import type { closeContactMessage } from "@parlour/contracts/calls/site/contact/close-contact-message";
import type { listContactMessages } from "@parlour/contracts/calls/site/contact/list-contact-messages";
import type { ContactCase, ContactState } from "@parlour/contracts/entities/contact-desk";
import { client } from "@parlour/web/api/client";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { KeyHints, QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { useAnswer } from "../../../parts/use-answer.ts";
import { ContactDetail } from "./contact-detail.tsx";

const askMessages = client<typeof listContactMessages>("GET", "/services/operator/v1/contact-messages");
const close = client<typeof closeContactMessage>(
  "POST",
  "/services/operator/v1/contact-messages/{contactId}/close",
);
const everyMs = 20_000;
const states = [
  { value: "OPEN", label: "Open" },
  { value: "ANSWERED", label: "Answered" },
  { value: "CLOSED", label: "Closed" },
] as const;

/** Messages from visitors and players to support. */
export function ContactMessages() {
  const [state, setState] = useState<ContactState>("OPEN");
  const answer = useAnswer(`contact ${state}`, (signal) => askMessages({ query: { state }, signal }), {
    everyMs,
  });
  const claims = useClaims("contact");
  const [closing, setClosing] = useState<ContactCase | null>(null);
  const startClosing = (message: ContactCase) => {
    if (message.state !== "CLOSED") setClosing(message);
  };
  return (
    <>
      <PageHeader
        title="Messages"
        actions={
          <KeyHints
            keys={[
              ["t", "take"],
              ["c", "close"],
            ]}
          />
        }
      >
        Written through the contact form. Answers leave by e-mail, with the message below them.
      </PageHeader>
      <StateFilter options={states} value={state} onChange={setState} />
      <QueueBoard
        label="Messages"
        answer={answer}
        items={answer.loading ? undefined : answer.value?.items}
        keyOf={({ id }) => id}
        row={(message) => (
          <>
            <span className="block truncate font-semibold">{message.subject}</span>
            <span className="block truncate text-sm text-mist">{message.email}</span>
            <span className="mt-1 flex justify-between gap-2 text-sm text-mist">
              <Moment at={message.createdAt} />
              <span className="truncate text-bright">{claims.of(message.id)?.operatorName}</span>
            </span>
          </>
        )}
        detail={(message) => (
          <ContactDetail
            message={message}
            claims={claims}
            onClose={() => startClosing(message)}
            onAnswered={answer.reload}
          />
        )}
        shortcuts={{ t: ({ id }) => void claims.take(id), c: startClosing }}
        empty={
          state === "OPEN"
            ? { title: "Nobody waits for an answer", text: "New messages appear here by themselves." }
            : { title: "None", text: "There are no messages in this state." }
        }
      />
      <ReasonDialog
        open={closing !== null}
        onClose={() => setClosing(null)}
        title="Close this message"
        description={
          closing?.answers.length === 0
            ? "It was not answered. Closed, it leaves the queue for good and nothing is mailed."
            : "It leaves the queue for good."
        }
        action="Close it"
        done="Closed"
        onSubmit={async (reason) => {
          if (!closing) return;
          await decideOnce(
            () => close({ params: { contactId: closing.id }, body: { reason } }),
            answer.reload,
          );
        }}
      />
    </>
  );
}
