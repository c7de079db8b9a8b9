import type { ChatMessage } from "@parlour/contracts/entities/chat";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { type ReactNode, useEffect, useRef } from "react";
import type { ChatView } from "./chat-session.ts";

const NEAR_THE_END_PX = 120;

/** The messages. The list scrolls to the newest one unless the visitor has scrolled back. */
export function ChatLog({ view, children }: { view: ChatView; children?: ReactNode }) {
  const { t } = useTranslation();
  const { messages, pending, agentTyping, status, online } = view;
  const box = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down after each addition
  useEffect(() => {
    const log = box.current;
    if (log && followsEnd.current) log.scrollTop = log.scrollHeight;
  }, [messages, pending, agentTyping]);
  return (
    <div
      ref={box}
      onScroll={({ currentTarget: log }) => {
        followsEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_THE_END_PX;
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5"
    >
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div role="log" aria-label={t("chat.log")} tabIndex={0} className="flex flex-col gap-1.5 rounded-chip">
        {messages.map((message, index) => (
          <LoggedMessage key={message.id} message={message} previous={messages[index - 1]} />
        ))}
        {pending.map(({ id, text }) => (
          <Bubble key={id} own faded text={text} foot={t(online ? "chat.sending" : "chat.waitingToSend")} />
        ))}
      </div>
      {agentTyping ? <TypingDots name={status?.agent ?? ""} /> : null}
    </div>
  );
}

function LoggedMessage({ message, previous }: { message: ChatMessage; previous: ChatMessage | undefined }) {
  const { t } = useTranslation();
  const { kind, author, name, text, createdAt } = message;
  if (kind !== "SAID") {
    const words =
      kind === "JOINED" ? t("chat.joined", { name }) : t(kind === "ENDED" ? "chat.ended" : "chat.requeued");
    return <p className="py-3 text-center text-sm text-mist">{words}</p>;
  }
  const own = author === "VISITOR";
  const goesOn = previous?.kind === "SAID" && previous.author === author && previous.name === name;
  return (
    <Bubble
      own={own}
      text={text}
      head={goesOn ? undefined : own ? t("chat.you") : name}
      foot={<TimeOf createdAt={createdAt} />}
    />
  );
}

type BubbleProps = { own: boolean; text: string; head?: ReactNode; foot?: ReactNode; faded?: boolean };

function Bubble({ own, text, head, foot, faded = false }: BubbleProps) {
  return (
    <div
      className={classNames(
        "flex max-w-[85%] animate-rise flex-col",
        own ? "items-end self-end" : "items-start",
      )}
    >
      {head ? <p className="mt-3 mb-1 px-1 text-sm text-mist">{head}</p> : null}
      <div
        className={classNames(
          "max-w-full rounded-tile border px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]",
          own ? "rounded-br-tick border-brass/35 bg-brass/14" : "rounded-bl-tick border-line bg-raised",
          faded && "border-dashed",
        )}
      >
        {text}
      </div>
      {foot ? <p className="mt-1 px-1 text-2xs text-mist tabular-nums">{foot}</p> : null}
    </div>
  );
}

function TimeOf({ createdAt }: { createdAt: string }) {
  const { language } = useTranslation();
  const time = new Date(createdAt);
  const format = new Intl.DateTimeFormat(languageTag(language), { timeStyle: "short" });
  return <time dateTime={createdAt}>{format.format(time)}</time>;
}

function TypingDots({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <p className="mt-3 flex items-center gap-2.5 px-1 text-sm text-mist">
      <span aria-hidden="true" className="flex gap-1">
        {[0, 160, 320].map((delayMs) => (
          <span
            key={delayMs}
            style={{ animationDelay: `${delayMs}ms` }}
            className="size-1.5 animate-breathe rounded-full bg-brass"
          />
        ))}
      </span>
      {t("chat.typing", { name })}
    </p>
  );
}
