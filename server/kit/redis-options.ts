import type { RedisOptions } from "ioredis";

/** The Redis client's options, except the one that sets the type of its replies. */
export type ConnectionOptions = Omit<RedisOptions, "replyMapping">;

const defaultSentinelPort = 26_379;

/**
 * Returns the connection options for a Redis address, which names either one server (`redis://host:6379`) or the
 * sentinels that know the current master (`redis+sentinel://host:26379,host:26379/master`). With `rediss` both use TLS.
 * The user and password in the address are for Redis itself; those for the sentinels are given as `sentinelUsername`
 * and `sentinelPassword` in the query. Returns undefined if the address has neither form.
 */
export function parseRedisUrl(url: string): ConnectionOptions | undefined {
  return /^rediss?\+sentinel:/.test(url) ? parseSentinels(url) : parseServer(url);
}

/** Returns the hosts of an address, without user and password. */
export function redisHosts(url: string): string {
  return /^[^:]+:\/\/(?:[^@/]*@)?([^/?]*)/.exec(url)?.[1] ?? "REDIS_URL";
}

function parseServer(url: string): ConnectionOptions | undefined {
  const parsed = URL.parse(url);
  if (parsed === null || !/^rediss?:$/.test(parsed.protocol)) return undefined;
  const db = parsed.pathname.slice(1);
  return {
    host: parsed.hostname || "127.0.0.1",
    port: Number(parsed.port || 6_379),
    ...(parsed.username !== "" && { username: decodeURIComponent(parsed.username) }),
    ...(parsed.password !== "" && { password: decodeURIComponent(parsed.password) }),
    ...(/^\d+$/.test(db) && { db: Number(db) }),
    ...(parsed.protocol === "rediss:" && { tls: {} }),
  };
}

function parseSentinels(url: string): ConnectionOptions | undefined {
  const [, scheme, credentials, hosts = "", name, query] =
    /^(rediss?)\+sentinel:\/\/(?:([^@/]*)@)?([^/?]+)\/([\w.-]+)(?:\?(.*))?$/.exec(url) ?? [];
  const sentinels = hosts.split(",").map(parseHost);
  if (name === undefined || sentinels.some((sentinel) => sentinel === undefined)) return undefined;
  // URL can parse user and password, but not a list of hosts, so it gets a placeholder host.
  const { username, password } = new URL(`redis://${credentials ? `${credentials}@` : ""}host`);
  const own = new URLSearchParams(query);
  const [sentinelUsername, sentinelPassword] = ["sentinelUsername", "sentinelPassword"].map((key) =>
    own.get(key),
  );
  return {
    name,
    sentinels: sentinels as { host: string; port: number }[],
    // A connection to a former master that is now a replica would publish messages that no subscriber receives.
    failoverDetector: true,
    ...(username !== "" && { username: decodeURIComponent(username) }),
    ...(password !== "" && { password: decodeURIComponent(password) }),
    ...(sentinelUsername && { sentinelUsername }),
    ...(sentinelPassword && { sentinelPassword }),
    ...(scheme === "rediss" && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  };
}

function parseHost(text: string): { host: string; port: number } | undefined {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text.trim()) ?? [];
  if (host === undefined) return undefined;
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(port ?? defaultSentinelPort) };
}
