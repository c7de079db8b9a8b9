import type { TableChatBar, TableChatMessage } from "@parlour/contracts/entities/table-chat";
import type { TableMessage } from "@parlour/contracts/sockets/live-table";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import type { ChatRequest } from "@parlour/contracts/sockets/table-chat";

export type ChatState = {
  /** Whether the table has sent its chat; always false at tables without a chat. */
  isOpen: boolean;
  /** The messages, oldest first. */
  messages: readonly TableChatMessage[];
  bar: TableChatBar;
  hiddenPlayers: number;
  /** The number of messages from other players since the chat was last visible. */
  unread: number;
};

/** The answer to a chat request: undefined if it succeeded, otherwise the error code of the refusal. */
export type ChatAnswer = string | undefined;

/** The client side of a table's chat. It uses the table's connection. */
export type TableChat = {
  state(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Handles a message from the table's connection; returns true if it belongs to the chat. */
  receive(message: TableMessage | PokerMessage): boolean;
  /** Called when the connection is lost. Pending requests fail, because they may not have arrived. */
  lose(): void;
  say(text: string): Promise<ChatAnswer>;
  report(messageId: string): Promise<ChatAnswer>;
  hide(messageId: string): Promise<ChatAnswer>;
  unhide(): Promise<ChatAnswer>;
  /** Called while the player sees the messages, so that they are no longer unread. */
  markRead(): void;
};

type Distribute<Request> = Request extends unknown ? Omit<Request, "id"> : never;

const messagesKept = 50;

export function createTableChat(
  send: (request: ChatRequest) => void,
  newId: () => string = () => crypto.randomUUID(),
): TableChat {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (answer: ChatAnswer) => void>();
  let state: ChatState = { isOpen: false, messages: [], bar: null, hiddenPlayers: 0, unread: 0 };

  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  function ask(request: Distribute<ChatRequest>): Promise<ChatAnswer> {
    const id = newId();
    return new Promise((answer) => {
      waiting.set(id, answer);
      send({ ...request, id } as ChatRequest);
    });
  }
  function resolve(id: string, answer: ChatAnswer): boolean {
    const asked = waiting.get(id);
    waiting.delete(id);
    asked?.(answer);
    return asked !== undefined;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive(message) {
      switch (message.type) {
        case "chat":
          set({ isOpen: true, ...message.chat });
          return true;
        case "chat-news": {
          const removed = new Set(message.removed);
          const known = state.messages.filter(({ id }) => !removed.has(id));
          const ids = new Set(known.map(({ id }) => id));
          const fresh = message.said.filter(({ id }) => !ids.has(id));
          const messages = [...known, ...fresh].toSorted((a, b) => a.at - b.at).slice(-messagesKept);
          const unread = state.unread + fresh.filter(({ isOwn }) => !isOwn).length;
          set({ messages, unread });
          return true;
        }
        case "done":
          return resolve(message.id, undefined);
        case "refused":
          return resolve(message.id, message.code);
        default:
          return false;
      }
    },
    lose() {
      for (const id of [...waiting.keys()]) resolve(id, "UNAVAILABLE");
    },
    say: (text) => ask({ type: "say", text }),
    report: (message) => ask({ type: "report", message }),
    hide: (message) => ask({ type: "hide", message }),
    unhide: () => ask({ type: "unhide" }),
    markRead() {
      if (state.unread > 0) set({ unread: 0 });
    },
  };
}
