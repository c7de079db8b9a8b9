import type { ContactCase } from "@parlour/contracts/entities/contact-desk";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { ComplaintButton } from "../../../parts/complaint-button.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import type { Claims } from "../../../parts/queues/use-claims.ts";
import { languageName } from "../../../parts/readable.ts";
import { SupportAside } from "../support/support-aside.tsx";
import { AnswerForm } from "./answer-form.tsx";

type ContactDetailProps = {
  message: ContactCase;
  claims: Claims;
  onClose: () => void;
  onAnswered: () => void;
};

export function ContactDetail({ message, claims, onClose, onAnswered }: ContactDetailProps) {
  const isClosed = message.state === "CLOSED";
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid gap-4">
          {isClosed ? null : <ClaimBar claims={claims} itemId={message.id} />}
          <article className="rounded-panel border border-line bg-velvet p-6">
            <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <h2 className="text-2xl break-words">{message.subject}</h2>
                <p className="mt-1 text-sm break-all text-mist">
                  {message.email} · {languageName(message.language)} · <Moment at={message.createdAt} />
                </p>
                {message.playerId ? (
                  <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-mist">
                    <span>
                      Player <PlayerLink playerId={message.playerId} />
                    </span>
                    <ComplaintButton
                      playerId={message.playerId}
                      evidence={{ type: "MESSAGE", ref: message.id }}
                      receivedAt={message.createdAt}
                    />
                  </p>
                ) : null}
                {message.username ? (
                  <p className="mt-1 text-sm text-mist">Username given: {message.username}</p>
                ) : null}
              </div>
              <Badge
                tone={message.state === "OPEN" ? "brass" : message.state === "ANSWERED" ? "gain" : "quiet"}
              >
                {message.state.toLowerCase()}
              </Badge>
            </header>
            <p className="max-w-prose break-words whitespace-pre-wrap">{message.message}</p>
            {message.answers.map((answer) => (
              <section key={answer.id} className="mt-5 border-l-2 border-brass pl-4">
                <p className="mb-1 text-sm text-mist">
                  {answer.operatorName} answered, <Moment at={answer.createdAt} />
                </p>
                <p className="max-w-prose break-words whitespace-pre-wrap">{answer.text}</p>
              </section>
            ))}
          </article>
          {isClosed ? null : (
            <AnswerForm message={message} blocked={claims.isOthers(message.id)} onAnswered={onAnswered}>
              <Button disabled={claims.isOthers(message.id)} onClick={onClose}>
                Close without reply
              </Button>
            </AnswerForm>
          )}
        </div>
        <SupportAside conversationId={message.id} playerId={message.playerId} />
      </div>
    </div>
  );
}
