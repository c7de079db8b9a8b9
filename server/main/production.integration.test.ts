import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const entry = fileURLToPath(new URL("production.ts", import.meta.url));
const providers = {
  DATABASE_URL: "postgres://127.0.0.1:9/none",
  PUBLIC_ORIGIN: "https://parlour.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "house@parlour.example",
  SUPPORT_EMAIL: "desk@parlour.example",
  SMS_GATEWAY_URL: "https://127.0.0.1:9",
  SMS_GATEWAY_TOKEN: "token-of-the-gateway",
};

function start(env: Record<string, string>): Promise<{ code: unknown; error: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [entry],
      { env: { PATH: process.env.PATH, ...env } },
      (failure, _output, error) => resolve({ code: failure?.code, error: error.trim() }),
    );
  });
}

test.each([
  ["without its providers", {}, /^Production mode needs DATABASE_URL, PUBLIC_ORIGIN/],
  ["without secrets of its own", providers, /SECRET/],
])("production refuses to start %s", async (_name, env, sentence) => {
  const { code, error } = await start(env);
  expect(code).toBe(1);
  expect(error).toMatch(sentence);
  expect(error.split("\n")).toHaveLength(1);
});
