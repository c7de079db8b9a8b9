import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { ChatAuthor } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import { listMessages } from "./chat-store.ts";
import { type ChatEvent, chatTopic } from "./chat-topics.ts";

export type ChatFeedListener = {
  message(message: ChatMessage): void;
  typing(author: ChatAuthor): void;
  /** Called whenever the chat has changed, after its new messages have been passed on. */
  changed?(): Promise<void>;
};

export type ChatFeed = {
  /** Reads new messages and passes them to the listener. If a read is in progress, waits for it first. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

/** The bus may lose a message, so the feed also polls at this interval. */
const lookAgainMs = 10_000;

/**
 * Follows a chat after a given message: passes on every message once and in order, no matter which server received it.
 * The bus only signals that there is something to read.
 */
export async function followChat(
  kit: Kit,
  chatId: string,
  after: number,
  listener: ChatFeedListener,
): Promise<ChatFeed> {
  let seen = after;
  let stopped = false;
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    while (!stopped) {
      const messages = await listMessages(kit, chatId, seen);
      if (stopped || messages.length === 0) break;
      for (const message of messages) listener.message(message);
      seen = messages.at(-1)!.sequence;
    }
    if (!stopped) await listener.changed?.();
  };
  const catchUp = () => {
    reading = reading
      .then(read)
      .catch((error: unknown) => kit.log.warn({ err: error }, "a chat was not read"));
    return reading;
  };
  const unsubscribe = await kit.bus.subscribe(chatTopic(chatId), (message) => {
    const news = message as ChatEvent;
    if (news.news === "typing") listener.typing(news.author);
    else void catchUp();
  });
  const timer = setInterval(() => void catchUp(), lookAgainMs);
  timer.unref();
  await catchUp();
  return {
    catchUp,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await unsubscribe();
    },
  };
}
