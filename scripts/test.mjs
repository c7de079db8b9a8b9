// `npm test` runs the unit, integration and browser suites on temporary data. `--services` runs only the
// integration suites that depend on the database engine, on a real PostgreSQL and Redis (TEST_DATABASE_URL,
// TEST_REDIS_URL). `npm test` leaves out the slowest suites, which `--slow` runs, and some browser journeys,
// which `--journeys` runs (E2E_PART in `e2e/playwright.config.ts`). `--faults` stops, freezes and kills databases
// and servers under load, on a private PostgreSQL. `--cluster` runs the suites that need PostgreSQL with a replica,
// Patroni, etcd, PgBouncer, HAProxy and pgBackRest. Failed tests are never retried.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, exitWithError, run } from "./prepare.mjs";

const servicesOnly = process.argv.includes("--services");
const faultsOnly = process.argv.includes("--faults");
const journeysOnly = process.argv.includes("--journeys");
const clusterOnly = process.argv.includes("--cluster");
const slowOnly = process.argv.includes("--slow");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
/** Suites that have a longer version, which `FULL_FAULTS` enables. */
const longSuites = [
  "faults.integration.test.ts",
  "database-restart",
  "properties.integration.test.ts",
  "wagering/model",
  "random-play",
  "stack/simulation",
  "sixth-language",
];
/**
 * Suites that start and kill whole processes, and those that took more than 25 seconds. `npm test` leaves them to
 * `.ci/run`, so that it takes minutes on two cores, or shortens them (`shortenedSuites`).
 */
const slowSuites = [
  "faults",
  "ledger/archive/archive",
  "ledger/properties",
  "ledger/verify",
  "server/kit/jobs",
  "server/kit/message-providers",
  "server/main/production",
  "stack/fuzzing/fuzzing",
  "stack/identity/documents",
  "stack/money/archived-months",
  "stack/money/newcomer-withdraws",
  "stack/play/lobby-pages",
  "stack/play/table-copies",
  "stack/poker/absent-players",
  "stack/poker/poker-pools",
  "stack/poker/scheduled-tournaments",
  "stack/protection/random-play",
  "stack/site/process",
  "stack/upgrade",
  "wagering/model",
].map((suite) => `${suite}.integration.test.ts`);
/**
 * Suites of `slowSuites` of which `npm test` runs a short version, so that they run on both database engines in
 * every `.ci/run`.
 */
const shortenedSuites = ["ledger/properties.integration.test.ts", "wagering/model.integration.test.ts"];
/**
 * Suites that `--services` leaves out, because what they test doesn't depend on the database engine. `npm test` runs
 * them. Suites whose subject is money, locks, search, jobs or several servers are never in this list.
 */
const oneEngineSuites = [
  "server/services/play/media/relay",
  "stack/identity/document-view",
  "stack/play/adding-a-game",
  "stack/play/dealt-video",
  "stack/play/game-pages",
  "stack/poker/absent-players",
  "stack/site/analytics",
  "stack/site/new-language",
  "stack/site/pages",
  "stack/site/sixth-language",
].map((suite) => `${suite}.integration.test.ts`);
const clusterSuites = ".cluster.test.ts";
const scratch = mkdtempSync(join(tmpdir(), "parlour-test-"));
const totals = { passed: 0, failed: 0 };

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Adds a suite to the totals. A suite without a report, or with an error outside its tests, counts as one
 * failure.
 */
function count(name, exitCode, read) {
  let result;
  try {
    result = read();
  } catch {
    result = { passed: 0, failed: 1 };
  }
  if (exitCode !== 0 && result.failed === 0) result.failed = 1;
  totals.passed += result.passed;
  totals.failed += result.failed;
  process.stdout.write(`\n${name}: ${result.passed} passed, ${result.failed} failed\n\n`);
}

async function vitest(name, filters, env = {}) {
  const report = join(scratch, `${name}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filters];
  const exitCode = await run("node_modules/vitest/vitest.mjs", args, { NODE_ENV: "test", ...env });
  count(name, exitCode, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function playwright(filters, part = process.env.E2E_PART ?? "main") {
  const report = join(scratch, "browser.json");
  const exitCode = await run(
    "node_modules/@playwright/test/cli.js",
    ["test", "--config", "e2e/playwright.config.ts", ...filters],
    {
      CHROMIUM_PATH: await ensureChromium(),
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: join(scratch, "data"),
      E2E_PART: part,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NODE_ENV: "production",
    },
  );
  count("browser", exitCode, () => {
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: stats.expected, failed: stats.unexpected };
  });
}

try {
  await ensureInstalled();
  await ensureBuilt();
  if (servicesOnly)
    await vitest(
      "services",
      only.length > 0
        ? only
        : [".integration.test.ts", ...oneEngineSuites.map((suite) => `--exclude=${suite}`)],
    );
  else if (faultsOnly)
    await vitest("faults", [...longSuites, ...only], {
      FULL_FAULTS: "1",
      DATABASE_FAULTS: "1",
    });
  else if (clusterOnly)
    await vitest("cluster", only.length > 0 ? only : [clusterSuites], { CLUSTER_TESTS: "1" });
  else if (slowOnly) await vitest("slow", slowSuites);
  else if (journeysOnly) await playwright(only, "rest");
  else {
    const inBrowser = only.length === 0 || only.some((name) => name.startsWith("e2e"));
    const inNode = only.length === 0 || only.some((name) => !name.startsWith("e2e"));
    const isWhole = only.length === 0;
    const left = isWhole ? slowSuites.filter((suite) => !shortenedSuites.includes(suite)) : [];
    const skipped = left.map((suite) => `--exclude=**/*${suite}`);
    if (inNode) await vitest("node", [...only, ...skipped], isWhole ? { SHORT_PROPERTIES: "1" } : {});
    if (inBrowser) await playwright(only);
  }
} catch (error) {
  exitWithError(error.message);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
