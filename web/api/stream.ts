import type { ToBrowser } from "@parlour/contracts/socket";
import type { stream as streamContract } from "@parlour/contracts/sockets/stream";
import { connectWithRetry, type ReconnectingSocket, type SocketLike } from "./reconnecting-socket.ts";
import { servicesAddress } from "./services-address.ts";

type Message = ToBrowser<typeof streamContract>;

export type TopicHandler = {
  /** The complete state of the topic, which replaces everything before it. */
  snapshot(data: unknown): void;
  /** A change relative to the last snapshot and the changes since then. */
  delta(data: unknown): void;
  /**
   * Called with false when a message of the topic may have been missed, and with true once the next snapshot has
   * arrived.
   */
  live?(isLive: boolean): void;
  /** The server refuses this topic: `NOT_FOUND`, `SESSION_INVALID` or `TOO_MANY_TOPICS`. */
  refused?(code: string): void;
};

/** The single connection over which a page receives live updates. */
export type Stream = {
  /** Returns a function that unsubscribes. */
  subscribe(topic: string, handler: TopicHandler): () => void;
  /** Whether the page's data for a topic is up to date. If it isn't, the page must not accept bets. */
  isLive(topic: string): boolean;
  /** Reconnects after a login or logout, so that the server knows which player is using the page, if any. */
  reconnect(): void;
  close(): void;
};

type Topic = { handlers: Set<TopicHandler>; number: number | null };

/**
 * Pings are sent at short intervals, so that a lost connection is noticed before the prices on the page are out
 * of date.
 */
const PULSE = { pingEveryMs: 5_000, pongWithinMs: 4_000 };

export function openStream(open: () => SocketLike = openSocket): Stream {
  const topics = new Map<string, Topic>();
  let connection: ReconnectingSocket | null = null;

  const setNumber = (topic: Topic, number: number | null) => {
    const wasLive = topic.number !== null;
    topic.number = number;
    const isLive = number !== null;
    if (wasLive !== isLive) for (const handler of topic.handlers) handler.live?.(isLive);
  };
  const ask = (type: "subscribe" | "unsubscribe", names: readonly string[]) => {
    // The server accepts up to 50 topics in one message.
    for (let at = 0; at < names.length; at += 50) {
      connection?.send({ type, topics: names.slice(at, at + 50) });
    }
  };
  const receive = (message: Message) => {
    const topic = topics.get(message.topic);
    if (topic === undefined) return;
    if (message.type === "refused") {
      setNumber(topic, null);
      for (const handler of topic.handlers) handler.refused?.(message.code);
      return;
    }
    if (message.type === "snapshot") {
      for (const handler of topic.handlers) handler.snapshot(message.data);
      setNumber(topic, message.number);
      return;
    }
    if (topic.number === null) return;
    if (message.number !== topic.number + 1) {
      setNumber(topic, null);
      ask("subscribe", [message.topic]);
      return;
    }
    topic.number = message.number;
    for (const handler of topic.handlers) handler.delta(message.data);
  };
  const connect = () => {
    connection = connectWithRetry(
      open,
      {
        opened: () => ask("subscribe", [...topics.keys()]),
        onMessage: (message) => {
          if (typeof (message as Message).topic === "string") receive(message as Message);
        },
        lost() {
          for (const topic of topics.values()) setNumber(topic, null);
        },
      },
      PULSE,
    );
  };
  const disconnect = () => {
    connection?.close();
    connection = null;
  };

  return {
    subscribe(name, handler) {
      const topic = topics.get(name) ?? { handlers: new Set<TopicHandler>(), number: null };
      // A second handler needs its own snapshot. Until it arrives, the topic counts as out of date.
      setNumber(topic, null);
      topic.handlers.add(handler);
      topics.set(name, topic);
      if (connection === null) connect();
      else ask("subscribe", [name]);
      return () => {
        topic.handlers.delete(handler);
        if (topic.handlers.size > 0 || topics.get(name) !== topic) return;
        topics.delete(name);
        ask("unsubscribe", [name]);
        if (topics.size === 0) disconnect();
      };
    },
    isLive: (name) => (topics.get(name)?.number ?? null) !== null,
    reconnect() {
      if (connection === null) return;
      disconnect();
      connect();
    },
    close() {
      topics.clear();
      disconnect();
    },
  };
}

function openSocket(): SocketLike {
  const path: (typeof streamContract)["path"] = "/services/stream/v1";
  const address = new URL(servicesAddress(path), location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as SocketLike;
}

let shared: Stream | undefined;

/** The stream that all components of a page share. */
export function pageStream(): Stream {
  shared ??= openStream();
  return shared;
}
