import type { ChatMessage } from "@parlour/contracts/entities/chat";

/** The state of one chat on this page: its messages, and which of them are unread. */
export type Conversation = {
  messages: readonly ChatMessage[];
  seen: number;
  typedAtMs: number;
};

export type Conversations = Readonly<Record<string, Conversation>>;

const nothing: Conversation = { messages: [], seen: 0, typedAtMs: 0 };

/** Adds messages in order, each only once, because the stream and a request may deliver the same message. */
export function addMessages(
  all: Conversations,
  chatId: string,
  messages: readonly ChatMessage[],
): Conversations {
  const known = all[chatId] ?? nothing;
  const bySequence = new Map([...known.messages, ...messages].map((each) => [each.sequence, each]));
  const sorted = [...bySequence.values()].sort((one, other) => one.sequence - other.sequence);
  const hasSpoken = messages.some(({ author, kind }) => author === "VISITOR" && kind === "SAID");
  return { ...all, [chatId]: { ...known, messages: sorted, ...(hasSpoken && { typedAtMs: 0 }) } };
}

export function markSeen(all: Conversations, chatId: string): Conversations {
  const known = all[chatId];
  const last = known?.messages.at(-1)?.sequence ?? 0;
  return known === undefined || known.seen >= last ? all : { ...all, [chatId]: { ...known, seen: last } };
}

export function noteTyping(all: Conversations, chatId: string, nowMs: number): Conversations {
  return { ...all, [chatId]: { ...(all[chatId] ?? nothing), typedAtMs: nowMs } };
}

/** The visitor's messages since the operator last looked at the chat. */
export function unreadIn({ messages, seen }: Conversation = nothing): number {
  return messages.filter(
    ({ author, kind, sequence }) => author === "VISITOR" && kind === "SAID" && sequence > seen,
  ).length;
}

/** The number of the last message before the first gap. All later messages are requested again. */
export function lastWithoutGap({ messages }: Conversation = nothing): number {
  let last = 0;
  for (const { sequence } of messages) {
    if (sequence !== last + 1) break;
    last = sequence;
  }
  return last;
}
