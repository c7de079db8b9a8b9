import type { ChatMessage } from "@parlour/contracts/entities/chat";
import { classNames } from "@parlour/web/ui/class-names";
import { useLayoutEffect, useRef } from "react";

const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hour12: false });

/** The messages, oldest first. The list stays scrolled to the end unless the operator scrolls up. */
export function ChatLog({ messages }: { messages: readonly ChatMessage[] }) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down for each new message
  useLayoutEffect(() => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [messages]);
  return (
    <div
      ref={box}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
      className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
    >
      {messages.map((message) =>
        message.kind === "SAID" ? (
          <Said key={message.id} message={message} />
        ) : (
          <p key={message.id} className="text-center text-sm text-mist">
            {noteText(message)}
          </p>
        ),
      )}
    </div>
  );
}

function Said({ message }: { message: ChatMessage }) {
  const isOurs = message.author === "AGENT";
  return (
    <div className={classNames("max-w-[85%]", isOurs ? "self-end" : "self-start")}>
      <p
        className={classNames(
          "rounded-card px-3.5 py-2 break-words whitespace-pre-wrap",
          isOurs ? "bg-felt/35" : "bg-raised",
        )}
      >
        {message.text}
      </p>
      <p className={classNames("mt-0.5 text-xs text-mist", isOurs && "text-right")}>
        {message.name}, {time.format(new Date(message.createdAt))}
      </p>
    </div>
  );
}

function noteText({ kind, name }: ChatMessage): string {
  if (kind === "JOINED") return `${name} joined`;
  return kind === "REQUEUED" ? "Back in the queue" : "The chat ended";
}
