import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join as joinPath } from "node:path";
import { setTimeout } from "node:timers/promises";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../testing-client.ts";
import { copyProduct } from "../testing-copy.ts";
import { goodPassword } from "../testing-people.ts";

const line = '  { code: "nl", name: "Nederlands", tag: "nl", searchDictionary: "dutch" },\n';

let product: ReturnType<typeof copyProduct>;
let server: ChildProcess;
let origin: string;

function rewrite(path: string, change: (text: string) => string): void {
  const file = joinPath(product.folder, path);
  const before = readFileSync(file, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

const translate = (path: string, text: string | RegExp, translation: string) =>
  rewrite(`languages/nl/${path}`, (file) => file.replace(text, translation));

/**
 * Adds a language as `docs/adding-a-language.md` describes, with one folder, one line and a few translated
 * texts to recognise it by.
 */
function addLanguage(): void {
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
}

// The test copies the product and builds it in development mode, which takes a minute.
describe.skipIf(!process.env.FULL_FAULTS)("a sixth language", () => {
  beforeAll(async () => {
    product = copyProduct();
    addLanguage();
    server = spawn(process.execPath, [joinPath(product.folder, "stack/start.ts"), "--dev"], {
      cwd: product.folder,
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        DATA_DIR: joinPath(product.folder, "data"),
        LOG_LEVEL: "warn",
        SANDBOX_HISTORY: "off",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    while (server.exitCode === null && !output.includes("Ctrl-C")) await setTimeout(250);
    origin = /open at (\S+)/.exec(output)?.[1] ?? "";
    expect(origin, output).not.toBe("");
  }, 300_000);

  afterAll(async () => {
    if (server.exitCode === null) {
      server.kill("SIGKILL");
      await once(server, "exit");
    }
    product.remove();
  });

  const get = (path: string, language = "nl") =>
    fetch(`${origin}${path}`, { headers: { "accept-language": language, accept: "text/html" } });

  test("a page is rendered in the new language, and every language's menu offers it", async () => {
    const answer = await get("/");
    expect(answer.headers.get("content-language")).toBe("nl");
    const page = await answer.text();
    expect(page).toContain('<html lang="nl"');
    expect(page).toContain("Inloggen");
    expect(page).toContain("<title>Welkom");
    expect(await (await get("/", "fr")).text()).toContain("Nederlands");
  }, 120_000);

  test("players can join in it, and e-mails to them are written in it", async () => {
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
    const { body } = await client.call(listOutbox);
    expect(JSON.stringify(body)).toContain("Bevestig je e-mailadres");
  });
});
