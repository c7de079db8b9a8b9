// Runs a TypeScript file with the project's Node: `node scripts/run.mjs bench/index.ts ledger`.
import { ensureBuilt, ensureInstalled, exitWithError, run } from "./prepare.mjs";

const [script, ...args] = process.argv.slice(2);
try {
  await ensureInstalled();
  if (/^(bench|stack\/cluster)\//.test(script)) await ensureBuilt();
} catch (error) {
  exitWithError(error.message);
}
process.exit(await run(script, args));
