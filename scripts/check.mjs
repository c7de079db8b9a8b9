// `npm run check` runs every static check of the code, and the page weight budget.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, exitWithError, root, run } from "./prepare.mjs";

const bin = (...parts) => join(root, "node_modules", ...parts);

const checks = [
  ["format and lint", bin("@biomejs", "biome", "bin", "biome"), ["check", "--error-on-warnings"]],
  ["types of the server", bin("typescript", "bin", "tsc"), ["-p", "tsconfig.json"]],
  ["types of the routes", bin("@react-router", "dev", "bin.cjs"), ["typegen", "shell"]],
  ["types of the browser", bin("typescript", "bin", "tsc"), ["-p", "tsconfig.web.json"]],
  [
    "levels and cycles",
    bin("dependency-cruiser", "bin", "dependency-cruiser.mjs"),
    ["--config", ".dependency-cruiser.mjs", "."],
  ],
  ["dead code", bin("knip", "bin", "knip.js"), []],
  ["texts in all languages", "scripts/check-words.mjs", []],
  ["tidiness", "scripts/tidy.mjs", []],
  ["deployment files", "scripts/check-deploy.mjs", []],
  ["compliance page", "scripts/compliance.mjs", []],
  ["weight of the home page", "scripts/page-weight.mjs", []],
];

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  exitWithError(error.message);
}

const failures = [];
for (const [name, script, args] of checks) {
  process.stdout.write(`\n── ${name}\n`);
  if ((await run(script, args)) !== 0) failures.push(name);
}
process.stdout.write(
  failures.length === 0 ? "\nAll checks hold.\n" : `\nNot in order: ${failures.join(", ")}.\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
