// `npm run check` runs every static check of the code, and the page weight budget.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, exitWithError, root, runForOutput } from "./prepare.mjs";

const bin = (...parts) => join(root, "node_modules", ...parts);

/** Generating the types of the routes writes files that other checks read, so it runs before them. */
const first = ["types of the routes", bin("@react-router", "dev", "bin.cjs"), ["typegen", "shell"]];
/** The checks that take longest come first, so that no core is idle at the end. */
const others = [
  [
    "levels and cycles",
    bin("dependency-cruiser", "bin", "dependency-cruiser.mjs"),
    ["--config", ".dependency-cruiser.mjs", "."],
  ],
  ["types of the server", bin("typescript", "bin", "tsc"), ["-p", "tsconfig.json"]],
  ["types of the browser", bin("typescript", "bin", "tsc"), ["-p", "tsconfig.web.json"]],
  ["dead code", bin("knip", "bin", "knip.js"), []],
  ["format and lint", bin("@biomejs", "biome", "bin", "biome"), ["check", "--error-on-warnings"]],
  ["texts in all languages", "scripts/check-words.mjs", []],
  ["tidiness", "scripts/tidy.mjs", []],
  ["deployment files", "scripts/check-deploy.mjs", []],
  ["licences of packages", "scripts/licences.mjs", []],
  ["compliance page", "scripts/compliance.mjs", []],
  ["pages that name tests", "scripts/evidence-pages.mjs", []],
  ["weight of the home page", "scripts/page-weight.mjs", []],
  ["weight of the sportsbook", "scripts/embedded-weight.mjs", []],
  ["weight of the games", "scripts/game-weight.mjs", []],
];

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  exitWithError(error.message);
}

const failures = [];

/** Runs a check and prints its output when it has ended, so that checks running at once don't mix their output. */
async function runCheck([name, script, args]) {
  const { exitCode, output } = await runForOutput(script, args);
  process.stdout.write(`\n── ${name}\n${output}`);
  if (exitCode !== 0) failures.push(name);
}

async function runOthers() {
  for (let check = others.shift(); check !== undefined; check = others.shift()) await runCheck(check);
}

await runCheck(first);
await Promise.all([runOthers(), runOthers()]);
process.stdout.write(
  failures.length === 0 ? "\nAll checks hold.\n" : `\nNot in order: ${failures.join(", ")}.\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
