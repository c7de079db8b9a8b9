import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "./config.ts";
import { StartupError } from "./startup-error.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "parlour-config-")), "data");
});
afterEach(() => rmSync(join(dataDir, ".."), { recursive: true }));

const strong = {
  SESSION_SECRET: "q8Zr2mXv7LwT4nYk9PbC1sHd6JfG3aEu",
  ENCRYPTION_SECRET: "w3Tn8bQx5VzM2kRj7LcP9dHs4GfY6aUe",
  CAPTCHA_SECRET: "e7Yk4cWz9XvN3mTj6LbQ8dRs5GfH2aPu",
  PROVIDER_SECRET: "r2Um6dEz4CxB8nYj9LkW7sTq3GfJ5aHp",
};
const production = {
  ...strong,
  PARLOUR_MODE: "production",
  DATABASE_URL: "postgres://parlour@db.internal/parlour",
  PUBLIC_ORIGIN: "https://play.parlour.example/",
  SMTP_URL: "smtps://mail.internal",
  MAIL_FROM: "Parlour <hello@parlour.example>",
  SUPPORT_EMAIL: "desk@parlour.example",
  SMS_GATEWAY_URL: "https://sms.internal/send",
  SMS_GATEWAY_TOKEN: "gateway",
};

function messageOf(env: Record<string, string>): string {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
  throw new Error("the configuration was accepted");
}

describe("sandbox", () => {
  it("needs no settings", () => {
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: " " });
    expect(config).toMatchObject({ mode: "sandbox", host: "127.0.0.1", port: 3000, logLevel: "info" });
    expect(config.databaseUrl).toBeUndefined();
    expect(config).toMatchObject({ sessionIdleSeconds: 1800, sessionAbsoluteSeconds: 43_200 });
  });

  it("creates its secrets once, readable only by the owner", () => {
    const first = loadConfig({ DATA_DIR: dataDir }).secrets;
    expect(loadConfig({ DATA_DIR: dataDir }).secrets).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(4);
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, "secrets.json"), "utf8")).toContain(first.session);
  });

  it("uses a given secret and keeps the others", () => {
    const kept = loadConfig({ DATA_DIR: dataDir }).secrets;
    const { secrets } = loadConfig({ DATA_DIR: dataDir, SESSION_SECRET: strong.SESSION_SECRET });
    expect(secrets).toEqual({ ...kept, session: strong.SESSION_SECRET });
  });

  it("names a data folder that cannot be written to, also when DATABASE_URL is set, and how to do without", () => {
    const message = messageOf({ DATA_DIR: "/dev/null/data", DATABASE_URL: "postgres://db.example/parlour" });
    expect(message).toMatch(
      /^The secrets in \/dev\/null\/data[^\n]+make DATA_DIR writable, or set [^\n]+\.$/,
    );
  });

  it("reports damaged secrets", () => {
    loadConfig({ DATA_DIR: dataDir });
    writeFileSync(join(dataDir, "secrets.json"), "{}");
    expect(messageOf({})).toContain("secrets.json");
  });
});

describe("an invalid value", () => {
  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PARLOUR_MODE", "live"],
    ["DATABASE_URL", "mysql://db"],
    ["REDIS_URL", "127.0.0.1:6379"],
    ["PUBLIC_ORIGIN", "https://parlour.example/casino"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, nonsense"],
    ["SESSION_SECRET", "short"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is reported in one sentence", (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message.startsWith(`${name} `)).toBe(true);
    expect(message).toMatch(/^[^\n]+\.$/);
  });
});

it("knows the database behind a pooler, but not without a pooler", () => {
  const [pooled, direct] = ["postgres://pooler.internal/parlour", "postgres://db.internal/parlour"];
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
  expect(config).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: direct });
  expect(messageOf({ DATABASE_DIRECT_URL: direct })).toBe(
    "DATABASE_DIRECT_URL needs DATABASE_URL to be set.",
  );
});

it("limits how soon sessions may be deleted, because monthly limits read them", () => {
  expect(loadConfig({ DATA_DIR: dataDir, RETENTION_JOB_DAYS: "3" }).retention).toEqual({
    sessionDays: 365,
    idempotencyKeyDays: 7,
    outboxDays: 7,
    jobDays: 3,
    deviceDays: 365,
    personalDataYears: 5,
  });
  expect(messageOf({ RETENTION_SESSION_DAYS: "31" })).toMatch(/^RETENTION_SESSION_DAYS must be /);
});

describe("production", () => {
  it("starts with all settings in place", () => {
    const config = loadConfig({ ...production, TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1" });
    expect(config.publicOrigin).toBe("https://play.parlour.example");
    expect(config.trustedProxies).toEqual(["10.0.0.0/8", "127.0.0.1"]);
    expect(config.secrets.session).toBe(strong.SESSION_SECRET);
  });

  it.each(Object.keys(production).filter((name) => name !== "PARLOUR_MODE"))("refuses without %s", (name) => {
    expect(messageOf({ ...production, [name]: "" })).toContain(name);
  });

  it("refuses a public origin without TLS", () => {
    const message = messageOf({ ...production, PUBLIC_ORIGIN: "http://play.parlour.example" });
    expect(message).toBe("PUBLIC_ORIGIN must start with https:// in production mode.");
  });

  it("refuses placeholders and repeated secrets", () => {
    const refused = (value: string) => messageOf({ ...production, CAPTCHA_SECRET: value });
    expect(refused("change-me-change-me-change-me-change-me")).toContain("CAPTCHA_SECRET");
    expect(refused("a".repeat(40))).toContain("CAPTCHA_SECRET");
    expect(refused(strong.SESSION_SECRET)).toContain("differ");
    const rotating = { ...production, ENCRYPTION_SECRET_SECOND: "z4Km9bTx2VwL7nRj5PcQ8dHs3GfY6aUe" };
    expect(messageOf({ ...rotating, CAPTCHA_SECRET: strong.SESSION_SECRET })).toContain("differ");
  });
});
