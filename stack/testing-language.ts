import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join as joinPath } from "node:path";
import { setTimeout } from "node:timers/promises";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { expect } from "vitest";
import { createClient } from "./testing-client.ts";
import { copyProduct } from "./testing-copy.ts";
import { goodPassword } from "./testing-people.ts";

const line = '  { code: "nl", name: "Nederlands", tag: "nl", searchDictionary: "dutch" },\n';

/**
 * Copies the product and adds a language as `docs/adding-a-language.md` describes, with one folder, one line and a few
 * translated texts to recognise it by.
 */
export function copyWithDutch(): ReturnType<typeof copyProduct> {
  const product = copyProduct();
  const rewrite = (path: string, change: (text: string) => string) => {
    const file = joinPath(product.folder, path);
    const before = readFileSync(file, "utf8");
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
  };
  const translate = (path: string, text: string | RegExp, translation: string) =>
    rewrite(`languages/nl/${path}`, (file) => file.replace(text, translation));
  cpSync(joinPath(product.folder, "languages/en"), joinPath(product.folder, "languages/nl"), {
    recursive: true,
  });
  rewrite("contracts/languages.ts", (file) => file.replace(/^\] as const/m, `${line}] as const`));
  translate("site/shell.json", '"shell.logIn": "Log in"', '"shell.logIn": "Inloggen"');
  translate("content/pages/home.json", /"title": "[^"]*"/, '"title": "Welkom"');
  translate(
    "identity/server/letters.json",
    /"subject": "Confirm your email[^"]*"/,
    '"subject": "Bevestig je e-mailadres"',
  );
  return product;
}

/** Shorter than the time limit of the hook that starts a copy, so that a copy that hangs is stopped. */
const longestStartMs = 220_000;

/** Starts a program of the copy that prints the server's address, and waits until it is ready. */
export async function startCopy(
  folder: string,
  [script, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server: ChildProcess = spawn(process.execPath, [joinPath(folder, script), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: joinPath(folder, "data"),
      LOG_LEVEL: "warn",
      SANDBOX_HISTORY: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  };
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const giveUpAtMs = Date.now() + longestStartMs;
  while (server.exitCode === null && !output.includes("Ctrl-C") && Date.now() < giveUpAtMs) {
    await setTimeout(250);
  }
  const origin = /open at (\S+)/.exec(output)?.[1] ?? "";
  if (origin === "") {
    await stop();
    expect.fail(`the copy did not start: ${output}`);
  }
  return { origin, stop };
}

/** A player joins in the new language; returns the e-mails that were sent. */
export async function joinInDutch(origin: string): Promise<string> {
  const client = createClient(origin);
  const answer = await client.call(join, {
    body: {
      email: "saskia@example.org",
      password: goodPassword,
      firstName: "Saskia",
      lastName: "Okafor",
      nickname: "saskia",
      birthDate: "1990-04-30",
      phonePrefix: "+1",
      phone: "4165550142",
      address: { countryCode: "CA", subdivision: "ON" },
      currency: "CAD",
      language: "nl",
      acceptTerms: true,
    },
  });
  expect(answer.status).toBe(201);
  return JSON.stringify((await client.call(listOutbox)).body);
}
