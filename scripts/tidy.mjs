// Checks the project's style rules that no linter covers. Prints every violation and fails if there is one.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { languages } from "../contracts/languages.ts";
import { findLongSubjects } from "./commit-subjects.mjs";
import { findMisplaced } from "./domain-folders.ts";
import { findUndocumented } from "./environment.mjs";
import { findKitMaps, kitTypes } from "./module-state.ts";
import { root } from "./prepare.mjs";
import { sqlFunctions } from "./sql-functions.ts";

const LINES_MAX = 500;
/**
 * An SQL function with more lines than this makes decisions that belong in TypeScript, where they can be read and
 * tested in parts.
 */
const FUNCTION_LINES_MAX = 120;

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(join(root, file)));
const read = (file) => readFileSync(join(root, file), "utf8");
const breaches = [];

const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);
const isProse = (file) => file.endsWith(".md");

for (const file of tracked.filter(isCode)) {
  const lines = read(file).split("\n").length;
  if (lines > LINES_MAX) breaches.push(`${file}: ${lines} lines; split it before ${LINES_MAX}`);
  const name = basename(file).replace(/\.(test|spec|config|integration\.test|d)?\.?(ts|tsx|mjs)$/, "");
  if (!/^[._$]?[a-z0-9]+([-.$][a-z0-9]+)*$/.test(name)) breaches.push(`${file}: file names are kebab-case`);
}

for (const file of tracked.filter((file) => /(^|\/)functions\/[^/]+\.sql$/.test(file))) {
  for (const { name, lines } of sqlFunctions(read(file)))
    if (lines > FUNCTION_LINES_MAX)
      breaches.push(`${file}: ${name} has ${lines} lines; at most ${FUNCTION_LINES_MAX} are allowed`);
}

// Only the ledger reads the transfers of its postings; see docs/decisions/0250.
for (const file of tracked.filter(
  (file) => /\.(sql|ts)$/.test(file) && !/^ledger\/|\/migrations\//.test(file),
)) {
  if (/jsonb?_(?!build|agg)\w+\([^)]*\btransfers\b|\btransfers(::jsonb?)? *->/.test(read(file)))
    breaches.push(`${file}: parses the ledger's transfers; call ledger.lines_of`);
}

// A language is one folder, so the texts of a language are nowhere else.
const languageFile = new RegExp(`(^|/)(${languages.map(({ code }) => code).join("|")})\\.json$`);
for (const file of tracked) {
  if (languageFile.test(file) && !/^(languages|games\/testing)\//.test(file))
    breaches.push(`${file}: the texts of a language belong in its folder in languages/`);
}

// Marks of unfinished work, concatenated so that this file does not match itself. The first two match only in
// upper case, because one of them is also a Spanish and Portuguese word.
const unfinished = new RegExp(
  `\\b(${["TO" + "DO", "FIX" + "ME", "[Ll]orem" + " ipsum", "[Cc]oming" + " soon"].join("|")})\\b`,
);
const focused = new RegExp(`\\b(it|test|describe)\\.(${["sk" + "ip", "on" + "ly"].join("|")})\\(["'\`]`);
for (const file of tracked.filter(
  (file) => isCode(file) || isProse(file) || /^languages\/.*\.json$/.test(file),
)) {
  const text = read(file);
  if (unfinished.test(text)) breaches.push(`${file}: unfinished words (${text.match(unfinished)?.[0]})`);
  if (focused.test(text)) breaches.push(`${file}: a skipped or focused test`);
}

// Paths and links in the docs must exist.
const topFolders = new Set(tracked.map((file) => file.split("/")[0]));
for (const file of tracked.filter(isProse)) {
  for (const [, path] of read(file).matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)) {
    const fromRoot = topFolders.has(path.split("/")[0]);
    const found = existsSync(join(root, path)) || existsSync(join(root, dirname(file), path));
    if (fromRoot && !found && !path.startsWith("data/"))
      breaches.push(`${file}: names ${path}, which does not exist`);
  }
}

const domains = read("contracts/domains.ts")
  .match(/domains = \[([^\]]*)\]/)[1]
  .match(/[a-z]+/g);
breaches.push(...findMisplaced(tracked, domains));

const kitParts = kitTypes(read("server/kit/kit.ts"));
for (const file of tracked.filter((file) => /^server\/.*\.ts$/.test(file))) {
  for (const name of findKitMaps(read(file), kitParts))
    breaches.push(`${file}: ${name} finds objects by the kit; create them in server/main and pass them on`);
}

for (const file of tracked.filter(isProse)) {
  for (const [, target] of read(file)
    .replaceAll(/`[^`]*`/g, "")
    .matchAll(/\]\(([^)\s]+)\)/g)) {
    const path = target.split("#")[0];
    if (path === "" || /^(\w+:|\/)/.test(path)) continue;
    if (!existsSync(join(root, dirname(file), path)))
      breaches.push(`${file}: links to ${path}, which does not exist`);
  }
}

if (/"resolved": "http/.test(read("package-lock.json")))
  breaches.push("package-lock.json: names download addresses");

breaches.push(...findUndocumented(tracked.filter(isCode), read), ...findLongSubjects(root));

for (const breach of breaches) process.stdout.write(`  ${breach}\n`);
process.stdout.write(`${tracked.length} files read, ${breaches.length} breaches\n`);
process.exit(breaches.length === 0 ? 0 : 1);
