import { closeContactMessage } from "@parlour/contracts/calls/site/contact/close-contact-message";
import { getContactMessage } from "@parlour/contracts/calls/site/contact/get-contact-message";
import { listContactMessages } from "@parlour/contracts/calls/site/contact/list-contact-messages";
import type { ContactCase, ContactState } from "@parlour/contracts/entities/contact-desk";
import type { SupportConversation } from "@parlour/contracts/entities/support-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { TextSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { KeyHints, QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { type Claims, useClaims } from "../../../parts/queues/use-claims.ts";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { DueBadge } from "../support/due-badge.tsx";
import { TagBadges } from "../support/tag-badges.tsx";
import { useConversations } from "../support/use-conversations.ts";
import { ContactDetail } from "./contact-detail.tsx";

const close = client(closeContactMessage);
const intervalMs = 20_000;
const states = [
  { value: "OPEN", label: "Open" },
  { value: "ANSWERED", label: "Replied" },
  { value: "CLOSED", label: "Closed" },
] as const;

/** Messages from visitors and players to support. */
export function ContactMessages() {
  const [state, setState] = useQueueState<ContactState>("state", ["OPEN", "ANSWERED", "CLOSED"]);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const resource = useCall(
    listContactMessages,
    { query: { state, ...(cursor !== undefined && { cursor }) } },
    {
      intervalMs,
    },
  );
  const claims = useClaims("contact");
  const support = useConversations((resource.value?.items ?? []).map(({ id }) => id));
  const [closing, setClosing] = useState<ContactCase | null>(null);
  const startClosing = (message: ContactCase) => {
    if (message.state !== "CLOSED" && !claims.isOthers(message.id)) setClosing(message);
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
        Messages from the contact form. Replies are sent by email and quote the original message.
      </PageHeader>
      <StateFilter options={states} value={state} onChange={setState} />
      <QueueBoard
        label="Messages"
        resource={resource}
        items={resource.loading ? undefined : resource.value?.items}
        keyOf={({ id }) => id}
        row={(message) => (
          <>
            <span className="block truncate font-semibold">{message.subject}</span>
            <span className="block truncate text-sm text-mist">{message.email}</span>
            <span className="mt-1 flex justify-between gap-2 text-sm text-mist">
              <Moment at={message.createdAt} />
              <span className="truncate text-bright">{claims.of(message.id)?.operatorName}</span>
            </span>
            <ContactSupport conversation={support.of(message.id)} />
          </>
        )}
        detail={(message) => (
          <ContactDetail
            message={message}
            claims={claims}
            onClose={() => startClosing(message)}
            onAnswered={() => {
              resource.reload();
              support.reload();
            }}
          />
        )}
        missing={(contactId) => (
          <LinkedMessage
            contactId={contactId}
            claims={claims}
            onClose={startClosing}
            onAnswered={resource.reload}
          />
        )}
        pages={
          <Pagination
            pagination={pagination}
            next={resource.value?.nextCursor}
            {...(state === "OPEN" && { names: queueNames })}
          />
        }
        shortcuts={{ t: ({ id }) => void claims.take(id), c: startClosing }}
        empty={
          state === "OPEN"
            ? { title: "No open messages", text: "New messages appear here automatically." }
            : { title: "None", text: "No messages with this status." }
        }
      />
      <ReasonDialog
        open={closing !== null}
        onClose={() => setClosing(null)}
        title="Close this message"
        description={
          closing?.answers.length === 0
            ? "No one has replied to this message. Closing it doesn't send an email."
            : "The message will be closed."
        }
        action="Close message"
        done="Closed"
        onSubmit={async (reason) => {
          if (!closing) return;
          await decideOnce(
            () => close({ params: { contactId: closing.id }, body: { reason } }),
            resource.reload,
          );
        }}
      />
    </>
  );
}

type LinkedMessageProps = {
  contactId: string;
  claims: Claims;
  onClose: (message: ContactCase) => void;
  onAnswered: () => void;
};

/** A message that a link names and that is not in this list, because its status has changed or it is on another page. */
function LinkedMessage({ contactId, claims, onClose, onAnswered }: LinkedMessageProps) {
  const resource = useCall(getContactMessage, { params: { contactId } });
  if (resource.error !== undefined) {
    return (
      <NoRecord what="message" id={contactId} error={resource.error} onRetry={resource.reload} back={null} />
    );
  }
  if (resource.value === undefined) return <TextSkeleton lines={5} />;
  const message = resource.value;
  return (
    <ContactDetail
      message={message}
      claims={claims}
      onClose={() => onClose(message)}
      onAnswered={() => {
        resource.reload();
        onAnswered();
      }}
    />
  );
}

function ContactSupport({ conversation }: { conversation: SupportConversation | undefined }) {
  if (conversation === undefined) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {conversation.due ? <DueBadge conversation={conversation} /> : null}
      {conversation.tags.length > 0 ? <TagBadges tags={conversation.tags} /> : null}
    </span>
  );
}
