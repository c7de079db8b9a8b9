// Writes docs/compliance.md from the tests in stack/compliance, each of which covers a clause of a standard
// (`npm run docs:compliance`). `npm run check` runs this script without `--write` and fails if the page is
// out of date.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exitWithError, root } from "./prepare.mjs";

const folder = "stack/compliance";
const page = join(root, "docs", "compliance.md");

const standards = [
  [
    "GLI-19",
    "GLI-19, version 3.0: §2.5 player accounts, §4 games, §4.18 live games, §A.3 player account controls",
  ],
  ["UKGC RTS", "UKGC remote technical standards: RTS 1, 2, 8, 12, 13, 14"],
  ["MGA", "Malta: player protection"],
  ["58 Pa. Code", "Pennsylvania: 58 Pa. Code §814a.1"],
];

const files = readdirSync(join(root, folder)).filter((name) => name.endsWith(".integration.test.ts"));
const tests = files.flatMap((file) => {
  const text = readFileSync(join(root, folder, file), "utf8");
  const calls = text.matchAll(/\bclause\(\s*"((?:[^"\\]|\\.)+)",\s*"((?:[^"\\]|\\.)+)"/g);
  const found = [...calls].map(([, name, requirement]) => ({ name, requirement, file }));
  const declared = text.match(/\bclause\(/g)?.length ?? 0;
  if (declared !== found.length) exitWithError(`${folder}/${file}: a clause is not a plain string literal.`);
  return found;
});
const names = new Set();
for (const { name, file } of tests) {
  if (names.has(name)) exitWithError(`${folder}/${file}: ${name} is tested twice.`);
  if (!standards.some(([start]) => name.startsWith(start))) exitWithError(`${name} belongs to no standard.`);
  names.add(name);
}

const leftOut = JSON.parse(readFileSync(join(root, folder, "left-out.json"), "utf8"));
const table = (rows) => [
  "| clause | why |",
  "|---|---|",
  ...rows.map(({ clause, why }) => `| ${clause} | ${why} |`),
];

const lines = [
  "# Compliance by clause",
  "",
  "<!-- Written by `npm run docs:compliance` from stack/compliance. Do not edit. -->",
  "",
  "Each line is a test that drives the whole product and looks at the result; `npm test -- compliance` runs them. Requirements are in our own words. Sections without numbered parts are named by topic. This page is not a certificate: that decision belongs to a test laboratory and a regulator.",
];
for (const [start, title] of standards) {
  lines.push("", `## ${title}`, "", "| clause | what is tested | test |", "|---|---|---|");
  for (const { name, requirement, file } of tests.filter((test) => test.name.startsWith(start))) {
    lines.push(
      `| ${name} | ${requirement} | [${file.replace(".integration.test.ts", "")}](../${folder}/${file}) |`,
    );
  }
}
lines.push("", "## Only visible in a browser", "", ...table(leftOut.inTheBrowser));
if (leftOut.open.length > 0) lines.push("", "## Open", "", ...table(leftOut.open));
lines.push("", "## Not applicable", "", ...table(leftOut.notApplicable), "");
const text = lines.join("\n");

if (process.argv.includes("--write")) writeFileSync(page, text);
else {
  let present = "";
  try {
    present = readFileSync(page, "utf8");
  } catch {
    // A missing page counts as out of date.
  }
  if (present !== text) exitWithError("docs/compliance.md is out of date: run `npm run docs:compliance`.");
  process.stdout.write(`${tests.length} clauses have a test.\n`);
}
