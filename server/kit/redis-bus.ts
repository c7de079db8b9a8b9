import { Redis } from "ioredis";
import type { Bus } from "./bus.ts";
import { createBusListeners } from "./bus-listeners.ts";
import { StartupError } from "./startup-error.ts";

const connectTimeoutMs = 5000;

/** Redis pub/sub; both connections reconnect automatically and restore the subscriptions. */
export async function openRedisBus(url: string, namespace: string): Promise<Bus> {
  const prefix = `${namespace}:bus:`;
  const publisher = createConnection(url);
  const subscriber = createConnection(url);
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw new StartupError(`Redis at ${URL.parse(url)?.host} cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }

  const listeners = createBusListeners();
  subscriber.on("message", (channel: string, text: string) => {
    listeners.deliver(channel.slice(prefix.length), text);
  });
  return {
    async publish(topic, message) {
      await publisher.publish(prefix + topic, JSON.stringify(message));
    },
    async subscribe(topic, listener) {
      const own: typeof listener = (message) => listener(message);
      listeners.add(topic, own);
      // Subscribing again to the same channel is harmless and waits until the subscription is active.
      await subscriber.subscribe(prefix + topic);
      return async () => {
        if (listeners.remove(topic, own)) await subscriber.unsubscribe(prefix + topic);
      };
    },
    async close() {
      await Promise.all([publisher.quit(), subscriber.quit()]).catch(() => {});
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function createConnection(url: string): Redis {
  let connectedOnce = false;
  const connection = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectTimeoutMs,
    maxRetriesPerRequest: 2,
    // At start-up an unreachable Redis is an error; later the client waits for it.
    retryStrategy: (attempt) => (connectedOnce ? Math.min(attempt * 100, 3000) : null),
  });
  connection.on("ready", () => {
    connectedOnce = true;
  });
  // Without an error listener an outage would end the process; each command reports the error to its caller.
  connection.on("error", () => {});
  return connection;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (message || code || "unknown reason").replace(/\.$/, "");
}
