import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { parseRedisUrl, redisHosts } from "./redis-options.ts";

test("the address of one server is read", () => {
  expect(parseRedisUrl("redis://127.0.0.1")).toEqual({ host: "127.0.0.1", port: 6_379 });
  expect(parseRedisUrl("rediss://ann:p%40ss@cache.example:6380/2")).toEqual({
    host: "cache.example",
    port: 6_380,
    username: "ann",
    password: "p@ss",
    db: 2,
    tls: {},
  });
});

test("the addresses of sentinels are read", () => {
  expect(parseRedisUrl("redis+sentinel://one:26379,two,[::1]:26380/parlour")).toEqual({
    name: "parlour",
    sentinels: [
      { host: "one", port: 26_379 },
      { host: "two", port: 26_379 },
      { host: "::1", port: 26_380 },
    ],
    failoverDetector: true,
  });
  const secured = "rediss+sentinel://:p%40ss@one,two/parlour?sentinelPassword=other%2Bone";
  expect(parseRedisUrl(secured)).toMatchObject({
    password: "p@ss",
    sentinelPassword: "other+one",
    enableTLSForSentinelMode: true,
    tls: {},
    sentinelTLS: {},
  });
  expect(redisHosts(secured)).toBe("one,two");
});

test.each([
  "http://one",
  "redis+sentinel://one,two",
  "redis+sentinel://one,/parlour",
  "redis+sentinel:///parlour",
])("%s is refused", (url) => {
  expect(() => loadConfig({ DATA_DIR: "/tmp/parlour-redis-options", REDIS_URL: url })).toThrow("REDIS_URL");
});
