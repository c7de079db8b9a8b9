// Measures what the sportsbook's event page and bet slip add to the first load of the embedded application: their
// gzipped scripts and texts, without those that every embedded page loads. Fails when they exceed the budget.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./prepare.mjs";

const BUDGET_KB = 60;

const build = join(root, "embedded", "build");
const read = (file) => readFileSync(join(build, file), "utf8");

/** Lists the files that a script imports: statically, which the browser loads with it, or on demand. */
function importsOf(file, pattern) {
  const folder = file.startsWith("assets/") ? "assets/" : "";
  return [...read(file).matchAll(pattern)].map(([, name]) => join(folder, name).replaceAll("\\", "/"));
}
const staticImports = /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const dynamicImports = /import\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]\s*\)/g;

/** Returns the files and everything that they import statically. */
function closureOf(files) {
  const loaded = new Set();
  const load = (file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const next of importsOf(file, staticImports)) load(next);
  };
  files.forEach(load);
  return loaded;
}

/**
 * Returns the script whose name begins with `name`; there must be exactly one among the scripts that `from` loads on
 * demand.
 */
function findImport(from, name, text = "") {
  const found = [...from]
    .flatMap((file) => importsOf(file, dynamicImports))
    .filter((file) => file.startsWith(`assets/${name}-`) && read(file).includes(text));
  const [only, ...others] = new Set(found);
  if (only === undefined || others.length > 0) throw new Error(`The build has no single script ${name}.`);
  return only;
}

/** Returns the script with the English texts of a group. */
function textsOf(group, from) {
  const pattern = new RegExp(
    `languages/en/sports/${group}\\.json["'\`]:.{0,60}?import\\(["'\`]\\./([^"'\`]+)`,
  );
  for (const file of from) {
    const [, name] = pattern.exec(read(file)) ?? [];
    if (name !== undefined) return `assets/${name}`;
  }
  throw new Error(`The build has no texts of ${group}.`);
}

if (!readdirSync(build).includes("entry.js")) throw new Error("The embedded application is not built.");
const start = closureOf(["entry.js"]);
const base = closureOf([...start, findImport(start, "mounts")]);
const app = findImport(base, "sports", "virtual-lobby");
const others = [
  ["cashier", " as Cashier"],
  ["racing", " as Racing"],
].map(([name, text]) => closureOf([findImport(base, name, text)]));
/** Scripts that every application loads, such as the client of the API. */
const shared = [...closureOf([app])].filter((file) => others.every((loaded) => loaded.has(file)));
for (const file of shared) base.add(file);
const screen = findImport(closureOf([app]), "event");
const texts = ["sports", "sportsbook", "markets"].map((group) => textsOf(group, base));

const added = [...closureOf([app, screen, ...texts])].filter((file) => !base.has(file));
const sizes = added
  .map((file) => ({ file, bytes: gzipSync(read(file), { level: 9 }).length }))
  .sort((one, other) => other.bytes - one.bytes);
for (const { file, bytes } of sizes) {
  process.stdout.write(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}\n`);
}
const totalKb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
process.stdout.write(
  `  ${totalKb.toFixed(1).padStart(7)} kB  gzipped, added by the event page and the bet slip, of ${BUDGET_KB} kB\n`,
);
process.exit(totalKb <= BUDGET_KB ? 0 : 1);
