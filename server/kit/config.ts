export { StartupError } from "./startup-error.ts";

export type Secrets = {
  /** Signs what leaves for a browser and comes back: links, required-action tokens. */
  session: string;
  /** Encrypts what must be read again, such as authenticator secrets. */
  encryption: string;
  /** Signs captcha challenges. */
  captcha: string;
  /** Signs callbacks of game and payment providers. */
  provider: string;
};

export type Config = {
  mode: "sandbox" | "production";
  host: string;
  port: number;
  dataDir: string;
  /** None: the embedded engine under `dataDir`. */
  databaseUrl: string | undefined;
  /** None: LISTEN/NOTIFY with `databaseUrl`, else in-process. */
  redisUrl: string | undefined;
  /** Absolute origin of the site as visitors see it, without a trailing slash. */
  publicOrigin: string | undefined;
  /** Addresses or CIDR ranges whose `X-Forwarded-*` headers are believed. */
  trustedProxies: readonly string[];
  secrets: Secrets;
  /** Where messages go in production. Sandbox keeps them in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  smsGatewayUrl: string | undefined;
  smsGatewayToken: string | undefined;
  sessionIdleSeconds: number;
  sessionAbsoluteSeconds: number;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
};
