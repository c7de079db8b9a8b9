import { Redis } from "ioredis";
import type { Bus } from "./bus.ts";
import { createBusListeners } from "./bus-listeners.ts";
import { type ConnectionOptions, parseRedisUrl, redisHosts } from "./redis-options.ts";
import { StartupError } from "./startup-error.ts";

const connectTimeoutMs = 2_000;
/** No request may wait longer than this for Redis, because polling makes up for lost messages. */
const commandTimeoutMs = 1_000;
const maxReconnectDelayMs = 1_000;
/** A connection to a machine that disappeared reports no error, so we ping it regularly. */
const checkIntervalMs = 2_000;

/**
 * A bus on Redis pub/sub. Both connections reconnect automatically; with sentinels, they reconnect to the current
 * master. While Redis is unavailable, publishing fails immediately.
 */
export async function openRedisBus(url: string, namespace: string): Promise<Bus> {
  const prefix = `${namespace}:bus:`;
  const publisher = createConnection(url);
  const subscriber = createConnection(url);
  const listeners = createBusListeners();
  const topics = new Set<string>();
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw new StartupError(`Redis at ${redisHosts(url)} cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }

  subscriber.on("message", (channel: string, text: string) => {
    listeners.deliver(channel.slice(prefix.length), text);
  });
  subscriber.on("ready", () => {
    if (topics.size > 0) subscriber.subscribe(...[...topics].map((topic) => prefix + topic)).catch(() => {});
  });
  const checks = [publisher, subscriber].map(reconnectWhenSilent);
  return {
    async publish(topic, message) {
      await publisher.publish(prefix + topic, JSON.stringify(message));
    },
    async subscribe(topic, listener) {
      const own: typeof listener = (message) => listener(message);
      listeners.add(topic, own);
      topics.add(topic);
      // Subscribing again to the same channel is harmless and waits until the subscription is active. If
      // Redis is unavailable, the subscription is made once Redis is back.
      await subscriber.subscribe(prefix + topic).catch(() => {});
      return async () => {
        if (!listeners.remove(topic, own)) return;
        topics.delete(topic);
        await subscriber.unsubscribe(prefix + topic).catch(() => {});
      };
    },
    async close() {
      for (const check of checks) clearInterval(check);
      await Promise.all([publisher.quit(), subscriber.quit()]).catch(() => {});
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function reconnectWhenSilent(connection: Redis): NodeJS.Timeout {
  const check = setInterval(() => {
    if (connection.status === "ready") connection.ping().catch(() => connection.disconnect(true));
  }, checkIntervalMs);
  return check.unref();
}

function createConnection(url: string): Redis {
  let connectedOnce = false;
  // At start-up an unreachable Redis is an error; later the client waits for it.
  const retryStrategy = (attempt: number) =>
    connectedOnce ? Math.min(attempt * 100, maxReconnectDelayMs) : null;
  const options: ConnectionOptions = {
    ...parseRedisUrl(url),
    lazyConnect: true,
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    // Commands are not queued while disconnected, because their callers would wait for as long as Redis is unavailable.
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy,
    sentinelRetryStrategy: retryStrategy,
    sentinelCommandTimeout: commandTimeoutMs,
  };
  const connection = new Redis(options);
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
