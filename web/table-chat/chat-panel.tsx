import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/translation-context.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatLine } from "./chat-line.tsx";
import type { TableChat } from "./table-chat.ts";
import "./chat.css";

type ChatPanelProps = {
  chat: TableChat;
  isConnected: boolean;
  /** The server's current time, used to find out whether a mute has ended. */
  now: () => number;
  /** Whether to show a title above the messages; not needed inside a dialog, which has its own. */
  hasTitle?: boolean;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
};

/** How far below the visible part the last message may be and still count as visible. */
const nearEndPx = 48;

/** The chat of a table: the messages, the actions for each message, and the field for a new message. */
export function ChatPanel({ chat, isConnected, now, hasTitle = false, announce }: ChatPanelProps) {
  const { t } = useTranslation();
  const { messages, bar, hiddenPlayers } = useSyncExternalStore(chat.subscribe, chat.state, chat.state);
  const [chosen, setChosen] = useState<string | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new last message
  useEffect(() => {
    chat.markRead();
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [chat, last]);
  async function act(done: string, asked: Promise<string | undefined>): Promise<void> {
    const refused = await asked;
    setChosen(null);
    announce(refused === undefined ? done : t("games-live.chatFailed"));
  }
  const isClosed = bar?.code === "EXCLUDED";
  return (
    <section className="table-chat" aria-label={t("games-live.chat")}>
      {hasTitle ? <h2>{t("games-live.chat")}</h2> : null}
      <div
        ref={log}
        role="log"
        aria-label={t("games-live.chat")}
        className="table-chat-log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
        }}
      >
        {messages.length === 0 && !isClosed ? (
          <p className="text-sm text-mist">{t("games-live.chatEmpty")}</p>
        ) : null}
        <ul>
          {messages.map((message) => (
            <ChatLine
              key={message.id}
              message={message}
              isChosen={chosen === message.id}
              mayAct={bar?.code !== "SESSION_INVALID"}
              onChoose={() => setChosen(chosen === message.id ? null : message.id)}
              onReport={() => void act(t("games-live.chatReported"), chat.report(message.id))}
              onHide={() => void act(t("games-live.chatHidden"), chat.hide(message.id))}
            />
          ))}
        </ul>
      </div>
      {hiddenPlayers > 0 && !isClosed ? (
        <button type="button" className="table-chat-link" onClick={() => void chat.unhide()}>
          {t("games-live.chatUnhide", { count: hiddenPlayers })}
        </button>
      ) : null}
      <ChatForm chat={chat} bar={bar} isConnected={isConnected} now={now} />
    </section>
  );
}
