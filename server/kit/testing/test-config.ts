import { randomUUID } from "node:crypto";
import type { Config } from "../config.ts";
import { defaultRetention } from "../retention.ts";

/**
 * Returns sandbox settings for tests: no logging, nothing on disk, and the Redis of TEST_REDIS_URL when it is
 * set.
 */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const secret = (name: string) => `${name}-only-for-tests`.padEnd(40, "-");
  return {
    mode: "sandbox",
    host: "127.0.0.1",
    port: 0,
    dataDir: "unused",
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReplicaUrl: undefined,
    databasePoolSize: 10,
    houseAccountSlices: 1,
    databaseWaitSeconds: 0,
    redisUrl: process.env.TEST_REDIS_URL,
    redisPrefix: `test-${randomUUID()}`,
    publicOrigin: undefined,
    trustedProxies: [],
    secrets: {
      session: secret("session"),
      encryption: secret("encryption"),
      captcha: secret("captcha"),
      provider: secret("provider"),
    },
    exchangeRatesUrl: undefined,
    smtpUrl: undefined,
    mailFrom: "Parlour <no-reply@parlour.example>",
    supportEmail: "support@parlour.example",
    btcPay: undefined,
    exclusionRegister: undefined,
    forum: undefined,
    smsGatewayUrl: undefined,
    smsGatewayToken: undefined,
    sessionIdleSeconds: 30 * 60,
    sessionAbsoluteSeconds: 12 * 3600,
    retention: defaultRetention,
    sharedRoundPace: 100,
    mediaServer: undefined,
    racingCalendar: "off",
    pokerSchedule: "off",
    sportsCalendar: "off",
    virtualSports: "off",
    logLevel: "silent",
    tracing: undefined,
    ...overrides,
  };
}
