import type { liveChat } from "@parlour/contracts/sockets/live-chat";
import { connectWithRetry, type SocketLike } from "@parlour/web/api/reconnecting-socket";
import { socketAddress } from "@parlour/web/api/socket-address";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useLazyWords } from "../../parts/lazy-words.ts";
import { WithWords } from "../../words.tsx";
import { ChatLauncher } from "./chat-launcher.tsx";
import { freshMemory, readMemory, writeMemory } from "./chat-memory.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { type ChatSession, openChatSession } from "./chat-session.ts";

type LiveChatWidgetProps = { open: boolean; onOpen: () => void; onMinimise: () => void };

/** The chat. It is connected while a chat is active, whether or not the panel is open. */
export default function LiveChatWidget({ open, onOpen, onMinimise }: LiveChatWidgetProps) {
  const { t } = useTranslation();
  const { value: words, error } = useLazyWords("chat");
  const [session, setSession] = useState<ChatSession | null>(null);
  useEffect(() => {
    const opened = connect();
    setSession(opened);
    return () => opened.close();
  }, []);
  const failed = words === undefined && error !== undefined;
  useEffect(() => {
    if (!failed) return;
    showToast({ tone: "danger", title: t("errors.internalTitle") });
    onMinimise();
  }, [failed, onMinimise, t]);
  if (session === null || words === undefined) return null;
  return (
    <WithWords words={words}>
      <ChatView session={session} open={open} onOpen={onOpen} onMinimise={onMinimise} />
    </WithWords>
  );
}

function ChatView({ session, open, onOpen, onMinimise }: LiveChatWidgetProps & { session: ChatSession }) {
  const view = useSyncExternalStore(session.subscribe, session.getView);
  const last = view.messages.at(-1)?.sequence ?? 0;
  const [readUpTo, setReadUpTo] = useState(() => readMemory()?.readUpTo ?? 0);
  useEffect(() => {
    if (!open || last === 0) return;
    setReadUpTo(last);
    const memory = readMemory();
    if (memory) writeMemory({ ...memory, readUpTo: last });
  }, [open, last]);
  const isOver = view.status?.state === "ENDED";
  const { pathname } = useLocation();
  const endedAt = useRef<string | null>(null);
  useEffect(() => {
    endedAt.current = isOver ? (endedAt.current ?? pathname) : null;
    // Navigating to another page closes the ended chat.
    if (open && isOver && endedAt.current !== pathname) onMinimise();
  }, [open, isOver, pathname, onMinimise]);
  if (open) return <ChatPanel session={session} view={view} onMinimise={onMinimise} />;
  const isRunning = view.status?.state === "WAITING" || view.status?.state === "ACTIVE";
  const unread = view.messages.filter(
    ({ author, sequence }) => author === "AGENT" && sequence > readUpTo,
  ).length;
  return isRunning || unread > 0 ? <ChatLauncher unread={unread} onOpen={onOpen} /> : null;
}

function connect(): ChatSession {
  const address = socketAddress<typeof liveChat>("/services/live-chat/v1/socket");
  return openChatSession({
    memory: readMemory() ?? freshMemory(),
    keep: writeMemory,
    connect: (listener) => connectWithRetry(() => new WebSocket(address) as unknown as SocketLike, listener),
  });
}
