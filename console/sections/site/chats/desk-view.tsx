import { Banner } from "@parlour/web/ui/banner";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { ListSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { SupportAside } from "../support/support-aside.tsx";
import { ChatPane } from "./chat-pane.tsx";
import { ChatQueue } from "./chat-queue.tsx";
import type { ChatDesk } from "./use-chat-desk.ts";

/** The queue on the left, and the operator's own conversations side by side. */
export function DeskView({ desk }: { desk: ChatDesk }) {
  const [activeId, setActiveId] = useState<string>();
  const { resource, mine } = desk;
  const active = mine.find(({ id }) => id === activeId) ?? mine[0];
  if (resource.value === undefined && resource.error !== undefined) {
    return (
      <ErrorState title="Couldn't load the chats" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  if (resource.value === undefined) return <ListSkeleton rows={5} />;
  return (
    <>
      {desk.isConnected ? null : (
        <Banner tone="danger" live>
          Connection lost. Reconnecting automatically; no messages are lost.
        </Banner>
      )}
      <div className="grid items-start gap-5 md:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)]">
        <ChatQueue
          desk={desk}
          onOpen={(chatId) => {
            setActiveId(chatId);
            document.getElementById(`chat-${chatId}`)?.scrollIntoView({ block: "nearest", inline: "center" });
            document.getElementById(`say-${chatId}`)?.focus();
          }}
        />
        {mine.length === 0 ? (
          <div className="rounded-panel border border-line bg-velvet">
            <EmptyState title="You have no conversations">
              {desk.waiting.length > 0
                ? "Take the chat that has been waiting longest."
                : "No one is waiting."}
            </EmptyState>
          </div>
        ) : (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
            <div className="grid auto-cols-[minmax(20rem,1fr)] grid-flow-col gap-4 overflow-x-auto pb-2">
              {mine.map((chat) => (
                <ChatPane
                  key={chat.id}
                  chat={chat}
                  desk={desk}
                  isActive={active?.id === chat.id}
                  onActive={() => setActiveId(chat.id)}
                />
              ))}
            </div>
            {active ? (
              <SupportAside key={active.id} conversationId={active.id} playerId={active.playerId} />
            ) : null}
          </div>
        )}
      </div>
    </>
  );
}
