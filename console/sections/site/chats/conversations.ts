import type { ChatMessage } from "@parlour/contracts/entities/chat";

/** What an operator's page knows of one chat: everything said, and what of it they have not seen. */
export type Conversation = {
  messages: readonly ChatMessage[];
  seen: number;
  /** When the visitor was last known to be typing. */
  typedAtMs: number;
};

export type Conversations = Readonly<Record<string, Conversation>>;

const nothing: Conversation = { messages: [], seen: 0, typedAtMs: 0 };

/** The stream and the questions overlap: a message is shown once, at its place. */
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

/** What the visitor said since the operator last looked. */
export function unreadIn({ messages, seen }: Conversation = nothing): number {
  return messages.filter(
    ({ author, kind, sequence }) => author === "VISITOR" && kind === "SAID" && sequence > seen,
  ).length;
}

/** Where to ask on: everything up to the first gap is there. */
export function lastWithoutGap({ messages }: Conversation = nothing): number {
  let last = 0;
  for (const { sequence } of messages) {
    if (sequence !== last + 1) break;
    last = sequence;
  }
  return last;
}
