import { z } from "zod";
import { parseRedisUrl } from "./redis-options.ts";
import { defaultRetention, type Retention } from "./retention.ts";
import { resolveSecrets, type Secrets } from "./secrets.ts";
import { StartupError } from "./startup-error.ts";
import { type TraceConfig, traceConfigOf, traceVariables } from "./tracing/trace-config.ts";

export type Config = {
  mode: "sandbox" | "production";
  host: string;
  port: number;
  dataDir: string;
  /** The address of the PostgreSQL server. If unset, the embedded engine under `dataDir` is used. */
  databaseUrl: string | undefined;
  /**
   * The address of the same database without a connection pooler. LISTEN and the heartbeat use it, because
   * they need a dedicated connection. If unset, `databaseUrl` is used.
   */
  databaseDirectUrl: string | undefined;
  /** The address of a replica for reads of history and reports. If unset, the primary answers them. */
  databaseReplicaUrl: string | undefined;
  databasePoolSize: number;
  /** The number of rows into which busy house accounts are divided, so that servers do not wait for each other. */
  houseAccountSlices: number;
  /** How long the server waits at start-up for a database that cannot be reached. */
  databaseWaitSeconds: number;
  /**
   * The address of Redis for the bus. If unset, the bus uses LISTEN/NOTIFY when `databaseUrl` is set, and
   * otherwise runs in-process.
   */
  redisUrl: string | undefined;
  /** A prefix that separates installations which share one Redis. */
  redisPrefix: string;
  /** Absolute origin of the site as visitors see it, without a trailing slash. */
  publicOrigin: string | undefined;
  /** Addresses or CIDR ranges whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: readonly string[];
  secrets: Secrets;
  /** The mail server in production; the sandbox stores messages in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The address that receives visitors' messages to support. */
  supportEmail: string;
  smsGatewayUrl: string | undefined;
  smsGatewayToken: string | undefined;
  /** The BTCPay Server for bitcoin payments. Either all four values are set or none is. */
  btcPay: { url: string; apiKey: string; storeId: string; webhookSecret: string } | undefined;
  /** The register of self-excluded people. Either all values are set or none is. */
  exclusionRegister: { url: string; secret: string; timeoutMs: number } | undefined;
  /** The source of exchange rates for display; without it, amounts are shown without a conversion. */
  exchangeRatesUrl: string | undefined;
  /** The players' forum, which signs players in through this site; undefined without a forum. */
  forum: { origin: string; secret: string } | undefined;
  sessionIdleSeconds: number;
  sessionAbsoluteSeconds: number;
  /** How long old records, such as expired sessions and completed jobs, are kept before they are deleted. */
  retention: Retention;
  /** The length of the phases of shared rounds, as a percentage of the normal length. Sandbox only. */
  sharedRoundPace: number;
  /**
   * The media server that carries dealers' video by WHIP and WHEP, and the key that signs its tokens. Without it, the
   * sandbox relays one table itself, and production has no video.
   */
  mediaServer: { url: string; secret: string } | undefined;
  /** How many competitions the built-in calendar of simulated matches has: all of them, only two, or none. */
  sportsCalendar: "full" | "small" | "off";
  /** Whether this server may run virtual sports; a lease makes sure that only one server does at a time. */
  virtualSports: "on" | "off";
  /**
   * Whether this server may run races: `on` includes the races of the built-in calendar, `feed` only the
   * races that providers send. A lease makes sure that only one server runs races at a time.
   */
  racingCalendar: "on" | "feed" | "off";
  /** Whether poker tournaments of the daily schedule are opened; operators can always create others. */
  pokerSchedule: "on" | "off";
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** How traces are recorded; undefined if they are off. */
  tracing: TraceConfig | undefined;
};

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => URL.parse(text)?.protocol === `${protocol}:`), {
      error: `must be an address that starts with ${protocols.map((name) => `${name}://`).join(" or ")}`,
    })
    .optional();

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    });

const origin = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? "") && new URL(text).pathname === "/", {
    error: "must be an origin such as https://parlour.example",
  })
  .transform((text) => new URL(text).origin)
  .optional();

const environment = z.object({
  PARLOUR_MODE: z
    .enum(["sandbox", "production"], { error: "must be sandbox or production" })
    .default("sandbox"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url("postgres", "postgresql"),
  DATABASE_DIRECT_URL: url("postgres", "postgresql"),
  DATABASE_REPLICA_URL: url("postgres", "postgresql"),
  DATABASE_POOL_SIZE: wholeNumber(2, 1000).default(20),
  HOUSE_ACCOUNT_SLICES: wholeNumber(1, 64).default(1),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3600).default(60),
  REDIS_URL: z
    .string()
    .refine((text) => parseRedisUrl(text) !== undefined, {
      error: "must look like redis://host:6379 or redis+sentinel://host:26379,host:26379/master",
    })
    .optional(),
  REDIS_PREFIX: z.string().default("parlour"),
  EXCHANGE_RATES_URL: url("http", "https"),
  PUBLIC_ORIGIN: origin,
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .pipe(
      z.array(
        z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
          error: "must be a comma-separated list of addresses or CIDR ranges",
        }),
      ),
    )
    .default([]),
  SMTP_URL: url("smtp", "smtps"),
  MAIL_FROM: z.string().default("Parlour <no-reply@parlour.example>"),
  SUPPORT_EMAIL: z.email({ error: "must be an e-mail address" }).default("support@parlour.example"),
  SMS_GATEWAY_URL: url("https", "http"),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  BTCPAY_URL: url("https", "http"),
  BTCPAY_API_KEY: z.string().optional(),
  BTCPAY_STORE_ID: z.string().optional(),
  BTCPAY_WEBHOOK_SECRET: z.string().optional(),
  EXCLUSION_REGISTER_URL: url("https", "http"),
  EXCLUSION_REGISTER_SECRET: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  EXCLUSION_REGISTER_TIMEOUT_MS: wholeNumber(100, 30_000).default(3_000),
  FORUM_ORIGIN: origin,
  FORUM_SECRET: z.string().optional(),
  SESSION_IDLE_SECONDS: wholeNumber(60, 86_400).default(30 * 60),
  SESSION_ABSOLUTE_SECONDS: wholeNumber(60, 30 * 86_400).default(12 * 3600),
  RETENTION_SESSION_DAYS: wholeNumber(62, 3650).default(defaultRetention.sessionDays),
  RETENTION_IDEMPOTENCY_DAYS: wholeNumber(1, 365).default(defaultRetention.idempotencyKeyDays),
  RETENTION_OUTBOX_DAYS: wholeNumber(1, 365).default(defaultRetention.outboxDays),
  RETENTION_JOB_DAYS: wholeNumber(1, 365).default(defaultRetention.jobDays),
  RETENTION_DEVICE_DAYS: wholeNumber(30, 3650).default(defaultRetention.deviceDays),
  RETENTION_PERSONAL_DATA_YEARS: wholeNumber(0, 30).default(defaultRetention.personalDataYears),
  SHARED_ROUND_PACE: wholeNumber(1, 100).default(100),
  MEDIA_SERVER_URL: url("https", "http"),
  MEDIA_SERVER_SECRET: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
  RACING_CALENDAR: z.enum(["on", "feed", "off"], { error: "must be on, feed or off" }).default("on"),
  VIRTUAL_SPORTS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  SPORTS_CALENDAR: z.enum(["full", "small", "off"]).optional(),
  POKER_SCHEDULE: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
  ...traceVariables,
});

const neededInProduction = [
  "DATABASE_URL",
  "PUBLIC_ORIGIN",
  "SMTP_URL",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
  "SMS_GATEWAY_URL",
  "SMS_GATEWAY_TOKEN",
] as const;

/**
 * Reads the environment once. A wrong or missing value throws a StartupError that explains the problem in one
 * sentence.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // Compose files and CI often pass variables that are set but empty; an empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new StartupError(`${String(issue.path[0])} ${issue.message}.`);
  }
  const values = parsed.data;
  const mode = values.PARLOUR_MODE;
  if (mode === "production") {
    const missing = neededInProduction.filter((name) => given[name] === undefined);
    if (missing.length > 0) {
      throw new StartupError(`Production mode needs ${missing.join(", ")} to be set.`);
    }
    if (!values.PUBLIC_ORIGIN?.startsWith("https://")) {
      throw new StartupError("PUBLIC_ORIGIN must start with https:// in production mode.");
    }
  }
  for (const name of ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] as const) {
    if (values[name] && !values.DATABASE_URL) throw new StartupError(`${name} needs DATABASE_URL to be set.`);
  }
  return {
    mode,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    houseAccountSlices: values.HOUSE_ACCOUNT_SLICES,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    redisUrl: values.REDIS_URL,
    redisPrefix: values.REDIS_PREFIX,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustedProxies: values.TRUSTED_PROXIES,
    secrets: resolveSecrets(mode, given, values.DATA_DIR),
    exclusionRegister: exclusionRegisterOf(values),
    exchangeRatesUrl: values.EXCHANGE_RATES_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    btcPay: btcPayOf(values),
    forum: forumOf(values),
    smsGatewayUrl: values.SMS_GATEWAY_URL,
    smsGatewayToken: values.SMS_GATEWAY_TOKEN,
    sessionIdleSeconds: values.SESSION_IDLE_SECONDS,
    sessionAbsoluteSeconds: values.SESSION_ABSOLUTE_SECONDS,
    retention: {
      sessionDays: values.RETENTION_SESSION_DAYS,
      idempotencyKeyDays: values.RETENTION_IDEMPOTENCY_DAYS,
      outboxDays: values.RETENTION_OUTBOX_DAYS,
      jobDays: values.RETENTION_JOB_DAYS,
      deviceDays: values.RETENTION_DEVICE_DAYS,
      personalDataYears: values.RETENTION_PERSONAL_DATA_YEARS,
    },
    sharedRoundPace: mode === "production" ? 100 : values.SHARED_ROUND_PACE,
    mediaServer: mediaServerOf(values),
    racingCalendar: values.RACING_CALENDAR,
    virtualSports: values.VIRTUAL_SPORTS,
    pokerSchedule: values.POKER_SCHEDULE ?? (mode === "production" ? "off" : "on"),
    sportsCalendar: mode === "production" ? "off" : (values.SPORTS_CALENDAR ?? "full"),
    logLevel: values.LOG_LEVEL,
    tracing: traceConfigOf(values),
  };
}

/** The sandbox simulates the forum itself, so a fixed secret is enough. */
const sandboxForum = { origin: "https://forum.parlour.example", secret: "sandbox-forum" };
const shortestForumSecret = 10;

function forumOf(values: z.infer<typeof environment>): Config["forum"] {
  const { FORUM_ORIGIN: origin, FORUM_SECRET: secret } = values;
  if (!origin && !secret) return values.PARLOUR_MODE === "sandbox" ? sandboxForum : undefined;
  if (!origin || !secret) throw new StartupError("FORUM_ORIGIN and FORUM_SECRET must be set together.");
  if (secret.length < shortestForumSecret) {
    throw new StartupError(`FORUM_SECRET must have at least ${shortestForumSecret} characters.`);
  }
  return { origin, secret };
}

function mediaServerOf(values: z.infer<typeof environment>): Config["mediaServer"] {
  const { MEDIA_SERVER_URL: url, MEDIA_SERVER_SECRET: secret } = values;
  if (url && secret) return { url: url.replace(/\/+$/, ""), secret };
  if (!url && !secret) return undefined;
  throw new StartupError("MEDIA_SERVER_URL and MEDIA_SERVER_SECRET must be set together.");
}

function btcPayOf(values: z.infer<typeof environment>): Config["btcPay"] {
  const { BTCPAY_URL: url, BTCPAY_API_KEY: apiKey } = values;
  const { BTCPAY_STORE_ID: storeId, BTCPAY_WEBHOOK_SECRET: webhookSecret } = values;
  if (url && apiKey && storeId && webhookSecret) return { url, apiKey, storeId, webhookSecret };
  if (!url && !apiKey && !storeId && !webhookSecret) return undefined;
  throw new StartupError(
    "BTCPAY_URL, BTCPAY_API_KEY, BTCPAY_STORE_ID and BTCPAY_WEBHOOK_SECRET must be set together.",
  );
}

function exclusionRegisterOf(values: z.infer<typeof environment>): Config["exclusionRegister"] {
  const { EXCLUSION_REGISTER_URL: url, EXCLUSION_REGISTER_SECRET: secret } = values;
  if (url && secret) return { url, secret, timeoutMs: values.EXCLUSION_REGISTER_TIMEOUT_MS };
  if (!url && !secret) return undefined;
  throw new StartupError("EXCLUSION_REGISTER_URL and EXCLUSION_REGISTER_SECRET must be set together.");
}
