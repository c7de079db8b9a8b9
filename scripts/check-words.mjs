// Finds texts that are missing, unused or untranslated, and files or folders that do not exist in all languages.
// With `--write` it inserts the narrow spaces and the apostrophes of French typography.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { domains } from "../contracts/domains.ts";
import { languages, sourceLanguage } from "../contracts/languages.ts";
import { compareTexts, findMissingPlural, flatten } from "./compare-words.ts";
import { curlyApostrophes, narrowSpaces } from "./french-typography.ts";
import { root } from "./prepare.mjs";
import { findServerTextUse } from "./server-text-use.ts";
import { builtKeyPrefixes, sameWords, severalOnly } from "./word-exceptions.mjs";

const folder = join(root, "languages");
const faults = [];
const readJson = (path) => JSON.parse(readFileSync(join(folder, path), "utf8"));
const listFiles = (path) =>
  readdirSync(join(folder, path), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort();
const isContent = (file) => file.startsWith("content/");
const isServer = (file) => file.includes("/server/");

const codes = languages.map(({ code }) => code);
for (const entry of readdirSync(folder, { withFileTypes: true }))
  if (entry.isDirectory() && !codes.includes(entry.name))
    faults.push(`languages/${entry.name}: add the language to contracts/languages.ts`);

const englishFiles = listFiles(sourceLanguage);
for (const file of englishFiles) {
  const [first] = file.split("/");
  if (!isContent(file) && !domains.includes(first))
    faults.push(`languages/${sourceLanguage}/${file}: ${first} is not a domain of contracts/domains.ts`);
}
for (const file of englishFiles) {
  const slug = file.match(/^content\/games\/(.+)\.json$/)?.[1];
  if (slug && !existsSync(join(root, "games", slug, "game.ts")))
    faults.push(`languages/${sourceLanguage}/${file}: there is no game ${slug}`);
}
const textFiles = englishFiles.filter((file) => !isContent(file));
const english = Object.fromEntries(
  textFiles.map((file) => [file, Object.fromEntries(flatten(readJson(`${sourceLanguage}/${file}`)))]),
);

for (const { code, tag } of languages) {
  const files = new Set(listFiles(code));
  for (const file of files)
    if (!englishFiles.includes(file)) faults.push(`languages/${code}/${file} does not exist in English`);
  for (const file of englishFiles) if (!files.has(file)) faults.push(`languages/${code}/${file} is missing`);
  for (const file of textFiles.filter((name) => files.has(name))) {
    const found = compareTexts({
      language: tag,
      english: english[file],
      translated: Object.fromEntries(flatten(readJson(`${code}/${file}`))),
      sameWords: code === sourceLanguage ? new Set(Object.values(english[file])) : new Set(sameWords[code]),
    });
    faults.push(...found.map((fault) => `languages/${code}/${file}: ${fault}`));
  }
}

for (const file of codes.includes("fr") ? listFiles("fr") : []) {
  const path = join(folder, "fr", file);
  const text = readFileSync(path, "utf8");
  // We convert the whole JSON file: the colon after a key never follows a space, so it stays unchanged.
  const written = curlyApostrophes(narrowSpaces(text));
  if (written === text) continue;
  if (process.argv.includes("--write")) writeFileSync(path, written);
  else
    faults.push(
      `languages/fr/${file}: spaces before : ; ? ! and in « » are narrow, apostrophes are ’; run node scripts/check-words.mjs --write`,
    );
}

const sourcesBelow = (folders, kinds) =>
  folders.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
      .filter((file) => kinds.test(file) && !/\.test\.ts$|(^|\/)(node_modules|build)\//.test(file))
      .map((file) => ({ path: `${name}/${file}`, text: readFileSync(join(root, name, file), "utf8") })),
  );
// Payment providers declare the message keys of their fields, which the cashier then shows.
const browserSources = sourcesBelow(
  ["shell/app", "embedded", "web", "games", "server/services/money"],
  /\.tsx?$/,
)
  .map(({ text }) => text)
  .join("\n");
const isUsedByServer = findServerTextUse(sourcesBelow(["contracts", "server", "stack"], /\.(ts|js)$/));

for (const file of textFiles) {
  const group = file.slice(file.lastIndexOf("/") + 1, -".json".length);
  for (const [key, text] of Object.entries(english[file])) {
    const where = `languages/${sourceLanguage}/${file}`;
    const missing = findMissingPlural(key, text, severalOnly);
    if (missing) faults.push(`${where}: ${missing}`);
    if (isServer(file)) {
      if (!isUsedByServer(file, key)) faults.push(`${where}: no code uses ${key}`);
      continue;
    }
    if (!key.startsWith(`${group}.`))
      faults.push(`${where}: ${key} does not start with the name of its file`);
    const isBuilt = builtKeyPrefixes.some((prefix) => key.startsWith(prefix));
    if (!isBuilt && !browserSources.includes(`"${key}"`)) faults.push(`${where}: no code uses ${key}`);
  }
}

for (const fault of faults) process.stdout.write(`  ${fault}\n`);
const count = Object.values(english).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
process.stdout.write(`${count} texts in ${languages.length} languages, ${faults.length} faults\n`);
process.exit(faults.length === 0 ? 0 : 1);
