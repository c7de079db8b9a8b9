import { getChat } from "@parlour/contracts/calls/site/live-chat/get-chat";
import { listEndedChats } from "@parlour/contracts/calls/site/live-chat/list-ended-chats";
import type { Chat, ChatMessage } from "@parlour/contracts/entities/chat";
import { useCall } from "@parlour/web/api/use-resource";
import { ErrorState } from "@parlour/web/ui/error-state";
import { TextSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { ComplaintButton } from "../../../parts/complaint-button.tsx";
import { counted } from "../../../parts/counted.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { languageName } from "../../../parts/readable.ts";
import { SupportAside } from "../support/support-aside.tsx";
import { ChatLog } from "./chat-log.tsx";

/** Ended chats of the last 90 days. */
export function Transcripts() {
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const resource = useCall(listEndedChats, { query: cursor === undefined ? {} : { cursor } });
  return (
    <QueueBoard
      label="Ended chats"
      resource={resource}
      items={resource.loading ? undefined : resource.value?.items}
      keyOf={({ id }) => id}
      row={(chat) => (
        <>
          <span className="block truncate font-semibold">{chat.visitorName}</span>
          <span className="text-sm text-mist">
            <Moment at={chat.createdAt} /> · {counted(chat.lastSequence, "line")}
          </span>
        </>
      )}
      detail={(chat) => <Transcript chatId={chat.id} />}
      missing={(chatId) => <Transcript chatId={chatId} />}
      pages={<Pagination pagination={pagination} next={resource.value?.nextCursor} />}
      empty={{ title: "No transcripts", text: "Ended chats are kept for 90 days." }}
    />
  );
}

/** A chat that a link names, even if it is on another page of the list. */
function Transcript({ chatId }: { chatId: string }) {
  const resource = useCall(getChat, { params: { chatId } });
  if (resource.error !== undefined) {
    return (
      <ErrorState title="Couldn't load the transcript" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  if (resource.value === undefined) return <TextSkeleton lines={4} />;
  const { chat, messages } = resource.value;
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <ChatText chat={chat} messages={messages} />
        <SupportAside conversationId={chat.id} playerId={chat.playerId} />
      </div>
    </div>
  );
}

function ChatText({ chat, messages }: { chat: Chat; messages: readonly ChatMessage[] }) {
  return (
    <article className="rounded-panel border border-line bg-velvet">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-xl">{chat.visitorName}</h2>
        <p className="text-sm text-mist">
          {chat.playerId ? <PlayerLink playerId={chat.playerId} /> : "Visitor without an account"} ·{" "}
          {languageName(chat.language)}
        </p>
        {chat.playerId ? (
          <ComplaintButton
            playerId={chat.playerId}
            evidence={{ type: "CHAT", ref: chat.id }}
            receivedAt={chat.createdAt}
          />
        ) : null}
      </header>
      <div className="flex max-h-[60dvh] flex-col">
        <ChatLog messages={messages} />
      </div>
    </article>
  );
}
