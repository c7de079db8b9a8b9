import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { FromBrowser, ToBrowser, TransportMessage } from "@parlour/contracts/socket";
import type { liveChat } from "@parlour/contracts/sockets/live-chat";
import type { ConnectionListener, ReconnectingSocket } from "@parlour/web/api/reconnecting-socket";
import {
  type ChatMemory,
  freshMemory,
  newMessageId,
  type PendingMessage,
  type PendingStart,
} from "./chat-memory.ts";

type Incoming = ToBrowser<typeof liveChat> | TransportMessage;
type Outgoing = FromBrowser<typeof liveChat>;
type State = Extract<Incoming, { type: "state" }>;

export type ChatView = {
  /** The chat's state; null until the server has sent it. */
  status: Omit<State, "type"> | null;
  online: boolean;
  messages: readonly ChatMessage[];
  pending: readonly PendingMessage[];
  starting: boolean;
  agentTyping: boolean;
  /** The last error code; cleared by the next attempt. */
  refusal: string | null;
  transcriptSentTo: string | null;
};

export type ChatSession = {
  getView(): ChatView;
  subscribe(changed: () => void): () => void;
  start(given: Omit<PendingStart, "id">): void;
  say(text: string): void;
  showTyping(): void;
  askForTranscript(): void;
  rate(score: number, comment: string): void;
  end(): void;
  /** Leaves an ended chat, so that the next start creates a new one. */
  startAnew(): void;
  close(): void;
};

type SessionParts = {
  memory: ChatMemory;
  keep(memory: ChatMemory): void;
  connect(listener: ConnectionListener): ReconnectingSocket;
  nowMs?: () => number;
};

const TYPING_EVERY_MS = 2_000;
const TYPING_SHOWN_MS = 5_000;

const emptyView: ChatView = {
  status: null,
  online: false,
  messages: [],
  pending: [],
  starting: false,
  agentTyping: false,
  refusal: null,
  transcriptSentTo: null,
};

/**
 * The browser's side of a chat. The visitor's messages are kept until the server confirms their ids, and are
 * resent after every disconnect. A message from the server that arrives twice is recognised by its sequence
 * number and accepted only once.
 */
export function openChatSession(parts: SessionParts): ChatSession {
  const { keep, nowMs = () => performance.now() } = parts;
  let memory = parts.memory;
  let view: ChatView = { ...emptyView, pending: memory.pending, starting: memory.start !== null };
  let greeted = false;
  let typedAtMs = Number.NEGATIVE_INFINITY;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (change: Partial<ChatView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const remember = (change: Partial<ChatMemory>) => {
    memory = { ...memory, ...change };
    keep(memory);
    show({ pending: memory.pending, starting: memory.start !== null });
  };
  const send = (message: Outgoing) => connection.send(message);
  const hello = () => {
    greeted = false;
    send({ type: "hello", token: memory.token, after: view.messages.at(-1)?.sequence ?? 0 });
  };
  const sendWaiting = () => {
    if (memory.start !== null) send({ type: "start", ...memory.start });
    for (const message of memory.pending) send({ type: "say", ...message });
  };
  const showTypingOf = (typing: boolean) => {
    clearTimeout(typingTimer);
    if (typing) typingTimer = setTimeout(() => show({ agentTyping: false }), TYPING_SHOWN_MS);
    if (view.agentTyping !== typing) show({ agentTyping: typing });
  };

  const receiveState = ({ type: _type, ...status }: State) => {
    const isOver = status.state === null || status.state === "ENDED";
    if (status.state !== null) remember({ start: null, running: !isOver });
    // The previous chat belongs to a player who has signed out, so it must no longer be shown.
    else if (view.messages.length > 0) {
      remember({ ...freshMemory() });
      show({ messages: [] });
      hello();
    } else remember({ running: memory.start !== null });
    show({ status });
    if (greeted) return;
    greeted = true;
    sendWaiting();
  };
  const receiveMessage = (message: ChatMessage) => {
    if (message.sequence <= (view.messages.at(-1)?.sequence ?? 0)) return;
    if (message.author !== "VISITOR") showTypingOf(false);
    show({ messages: [...view.messages, message] });
    remember({ pending: memory.pending.filter(({ id }) => id !== message.id) });
  };
  const receiveRefusal = (code: string, id: string | null) => {
    const isSaying = memory.pending.some((message) => message.id === id);
    if (id !== null && memory.start?.id === id) remember({ start: null, running: false });
    // A rate limit is temporary, so sending is retried; any other error would occur again.
    if (code === "RATE_LIMITED" && isSaying) setTimeout(sendWaiting, 5_000);
    else remember({ pending: memory.pending.filter((message) => message.id !== id) });
    show({ refusal: code === "RATE_LIMITED" && !isSaying ? "TOO_MANY" : code });
  };
  const receive = (message: Incoming) => {
    if (message.type === "state") receiveState(message);
    else if (message.type === "message") receiveMessage(message.message);
    else if (message.type === "typing") showTypingOf(true);
    else if (message.type === "transcript") show({ transcriptSentTo: message.email });
    else if (message.type === "refused") receiveRefusal(message.code, message.id);
    else if (message.type === "invalid") {
      remember({ start: null });
      show({ refusal: message.errors[0]?.field === "email" ? "INVALID_EMAIL" : "BAD_REQUEST" });
    }
  };
  const connection = parts.connect({
    opened() {
      show({ online: true });
      hello();
    },
    onMessage: (message) => receive(message as Incoming),
    lost: () => show({ online: false, agentTyping: false }),
  });

  return {
    getView: () => view,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    start(given) {
      const start = { id: newMessageId(), ...given };
      remember({ start, running: true });
      show({ refusal: null });
      send({ type: "start", ...start });
    },
    say(text) {
      const message = { id: newMessageId(), text };
      remember({ pending: [...memory.pending, message] });
      show({ refusal: null });
      send({ type: "say", ...message });
    },
    showTyping() {
      if (nowMs() - typedAtMs < TYPING_EVERY_MS) return;
      typedAtMs = nowMs();
      send({ type: "typing" });
    },
    askForTranscript() {
      show({ refusal: null, transcriptSentTo: null });
      send({ type: "transcript" });
    },
    rate(score, comment) {
      show({ refusal: null });
      send({ type: "rate", score, comment: comment.trim() || null });
    },
    end() {
      send({ type: "end" });
    },
    startAnew() {
      const status = view.status;
      remember(freshMemory());
      show({
        messages: [],
        refusal: null,
        transcriptSentTo: null,
        status: status && { ...status, state: null },
      });
      hello();
    },
    close() {
      clearTimeout(typingTimer);
      listeners.clear();
      connection.close();
    },
  };
}
