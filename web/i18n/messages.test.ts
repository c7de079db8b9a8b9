import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { languageCodes } from "@parlour/contracts/languages";
import { type Part, parseMessage } from "@parlour/rules/icu-message";
import { describe, expect, test } from "vitest";

const folder = new URL("../../languages/", import.meta.url);
const project = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Interface texts by file, such as `identity/account.json`. Server texts and content are in deeper folders.
 */
function readMessages(language: string): Record<string, Record<string, string>> {
  const files = readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /^\w+\/[\w-]+\.json$/.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), "utf8"))]),
  );
}

const groupOf = (file: string) => file.slice(file.indexOf("/") + 1, -".json".length);

/** The placeholders of a message and their kinds, sorted. */
function listArguments(parts: readonly Part[]): string[] {
  const found = parts.flatMap((part): string[] => {
    if (typeof part === "string" || part.kind === "count") return [];
    const inner = "options" in part ? Object.values(part.options).flatMap(listArguments) : [];
    return [`${part.name}:${part.kind}`, ...inner];
  });
  return [...new Set(found)].sort();
}

function readSources(): string {
  const folders = ["shell/app", "embedded", "web", "games", "server/services/money"];
  return folders
    .flatMap((folder) =>
      readdirSync(`${project}${folder}`, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|node_modules|build\//.test(file))
        .map((file) => readFileSync(`${project}${folder}/${file}`, "utf8")),
    )
    .join("\n");
}

const english = readMessages("en");
const groups = Object.keys(english);

describe.each(languageCodes)("the texts in %s", (language) => {
  const messages = readMessages(language);

  test("have the same files and keys as in English", () => {
    expect(Object.keys(messages)).toEqual(groups);
    for (const group of groups) {
      expect(Object.keys(messages[group]!), group).toEqual(Object.keys(english[group]!));
    }
  });

  test.each(groups)("of %s are complete, parse and use the same arguments", (group) => {
    for (const [key, text] of Object.entries(messages[group]!)) {
      expect(text.trim(), key).not.toBe("");
      const wanted = listArguments(parseMessage(english[group]![key]!));
      expect(listArguments(parseMessage(text)), key).toEqual(wanted);
    }
  });

  test("have every plural category of the language", () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, text] of groups.flatMap((group) => Object.entries(messages[group]!))) {
      for (const part of parseMessage(text)) {
        if (typeof part === "string" || part.kind !== "plural" || !("options" in part)) continue;
        expect(Object.keys(part.options), key).toEqual(expect.arrayContaining(categories));
      }
    }
  });
});

test("every text is used, under a key that starts with its file's name", () => {
  const sources = readSources();
  for (const group of groups) {
    for (const key of Object.keys(english[group]!)) {
      expect(key.startsWith(`${groupOf(group)}.`), key).toBe(true);
      expect(sources.includes(`"${key}"`), `${key} is not used`).toBe(true);
    }
  }
});

test("every key that the code uses has a text", () => {
  const known = new Set(groups.flatMap((group) => Object.keys(english[group]!)));
  const prefixes = groups.map((group) => groupOf(group)).join("|");
  const asked = [...readSources().matchAll(new RegExp(`\\bt\\(\\s*"((?:${prefixes})\\.\\w+)"`, "g"))];
  expect(asked.length).toBeGreaterThan(10);
  for (const [, key] of asked) expect(known.has(key!), `${key} has no text`).toBe(true);
});

test("every text key that a game uses exists", () => {
  const known = new Set(Object.values(english).flatMap((messages) => Object.keys(messages)));
  const used = readSources().match(/(?<=["'`])games-[a-z-]+\.\w+(?=["'`])/g) ?? [];
  expect(used.length).toBeGreaterThan(200);
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});
