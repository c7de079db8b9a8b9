import { MAX_STREAM_TOPICS, stream } from "@parlour/contracts/sockets/stream";
import type { Kit } from "../kit.ts";
import { type SocketRoute, socketRoute } from "../socket.ts";
import { type LiveTopic, openLiveTopic, type Subscriber } from "./live-topic.ts";
import { busTopicOf, matchTopic, type StreamSource, type TopicState } from "./stream-source.ts";

/**
 * Serves the single socket over which a page receives all its changes. A topic is open on this server while
 * at least one page is subscribed to it, and is read from the database once for all of these pages.
 */
export function streamSocket(
  { bus, log }: Pick<Kit, "bus" | "log">,
  sources: readonly StreamSource[],
): SocketRoute {
  const open = new Map<string, LiveTopic>();
  const leave = (key: string, subscriber: Subscriber) => {
    const topic = open.get(key);
    topic?.remove(subscriber);
    if (!topic?.isEmpty()) return;
    open.delete(key);
    topic.close();
  };
  return socketRoute<typeof stream>({
    socket: stream,
    async open({ visitor, send, sendText, unsentBytes }) {
      /** The topics that this page is subscribed to, each with its key in `open`. */
      const keys = new Map<string, string>();
      const subscriber: Subscriber = {
        unsentBytes,
        sendText,
        refuse(topic, code) {
          send({ type: "refused", topic, code });
          unsubscribe(topic);
        },
      };
      const unsubscribe = (topic: string) => {
        const key = keys.get(topic);
        keys.delete(topic);
        if (key !== undefined) leave(key, subscriber);
      };
      const subscribe = async (name: string) => {
        const match = matchTopic(sources, name, visitor.session);
        if (typeof match === "string") return subscriber.refuse(name, match);
        if (!keys.has(name) && keys.size >= MAX_STREAM_TOPICS) {
          return subscriber.refuse(name, "TOO_MANY_TOPICS");
        }
        const { source, params, playerId } = match;
        const key = busTopicOf(name, playerId);
        const topic =
          open.get(key) ??
          openLiveTopic({
            name,
            read: () => source.snapshot(params, playerId),
            listen: (onChange) =>
              source.listen?.(params, onChange) ??
              bus.subscribe(key, (message) => onChange(message as TopicState)),
            onError: (error) => log.warn({ err: error, topic: name }, "a topic was not sent"),
          });
        open.set(key, topic);
        keys.set(name, key);
        await topic.add(subscriber);
      };
      return {
        async message({ type, topics }) {
          if (type === "unsubscribe") for (const topic of topics) unsubscribe(topic);
          else await Promise.all(topics.map(subscribe));
        },
        closed() {
          for (const topic of [...keys.keys()]) unsubscribe(topic);
        },
      };
    },
  });
}
