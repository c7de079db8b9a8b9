import type { Kit } from "../../../kit/kit.ts";
import type { OperatorIdentity } from "../../../kit/operator.ts";
import { type ChatFeed, followChat } from "./chat-feed.ts";
import { listChatsOf } from "./chat-store.ts";
import { queueTopic } from "./chat-topics.ts";
import { recordOperator } from "./operator-store.ts";

/** The interval of heartbeats, short enough that an operator who misses one is not shown as offline. */
const noteEveryMs = 20_000;
export const offlineAfterMs = 60_000;

type Send = (event: { name: string; data: unknown }) => void;

/**
 * Opens one stream for all of an operator's chats, because a browser allows only a few concurrent streams and
 * an operator has many chats. Chats join and leave it as they are taken, handed over and ended.
 */
export async function watchDesk(
  kit: Kit,
  operator: Pick<OperatorIdentity, "id" | "name">,
  send: Send,
): Promise<() => Promise<void>> {
  const feeds = new Map<string, ChatFeed>();
  let stopped = false;
  let working: Promise<void> = Promise.resolve();

  const follow = async () => {
    const own = await listChatsOf(kit.db, operator.id);
    for (const [id, feed] of feeds) {
      if (own.some((chat) => chat.id === id)) continue;
      feeds.delete(id);
      await feed.stop();
    }
    for (const chat of own) {
      if (stopped || feeds.has(chat.id)) continue;
      const feed = await followChat(kit, chat.id, chat.last_sequence, {
        message: (message) => send({ name: "message", data: { chatId: chat.id, message } }),
        typing: (author) => {
          if (author === "VISITOR") send({ name: "typing", data: { chatId: chat.id } });
        },
      });
      feeds.set(chat.id, feed);
    }
    send({ name: "chats", data: null });
  };
  const followAgain = () => {
    working = working
      .then(() => (stopped ? undefined : follow()))
      .catch((error: unknown) => kit.log.warn({ err: error }, "a desk was not read"));
    return working;
  };
  const note = () =>
    recordOperator(kit.db, operator, kit.clock.now()).catch((error: unknown) =>
      kit.log.warn({ err: error }, "an operator at the desk was not noted"),
    );

  const unsubscribe = await kit.bus.subscribe(queueTopic, () => void followAgain());
  const timer = setInterval(() => void note(), noteEveryMs);
  timer.unref();
  await note();
  await followAgain();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await unsubscribe();
    await working;
    for (const feed of feeds.values()) await feed.stop();
  };
}
