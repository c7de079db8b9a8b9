// `npm run ledger:verify`: recomputes the ledger of DATABASE_URL, or of the embedded data under DATA_DIR, and
// ends with exit code 1 on any difference.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { checksMade, type LedgerReport, verifyLedger } from "./verify.ts";

type Source = { pool: pg.Pool; place: string; close(): Promise<void> };

/** An error that the user can fix; printed as one sentence. */
class Unverifiable extends Error {}

function openServer(url: string): Source {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const { host, pathname } = new URL(url);
  return { pool, place: `${host}${pathname}`, close: () => pool.end() };
}

/** Opens a copy of the embedded data, because the engine allows only one process and writes when it opens. */
async function openCopy(dataDir: string): Promise<Source> {
  const folder = resolve(dataDir);
  const data = join(folder, "pg");
  if (!existsSync(data)) throw new Unverifiable(`There is no database under ${folder}.`);
  const holder = findHolder(join(folder, "lock"));
  if (holder !== undefined) {
    throw new Unverifiable(`The data folder ${folder} is in use by the process ${holder}; stop it first.`);
  }
  const copy = mkdtempSync(join(tmpdir(), "ledger-verify-"));
  cpSync(data, copy, { recursive: true });
  const engine = await PGlite.create(copy);
  const pool = new pg.Pool({ ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0 });
  return {
    pool,
    place: folder,
    async close() {
      await pool.end();
      await engine.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Returns the running process named in a lock file. If the process has ended, the lock is stale. */
function findHolder(path: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const { pid } = JSON.parse(readFileSync(path, "utf8")) as { pid: number };
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

function describe(report: LedgerReport, place: string): string {
  const { archived, ...online } = report.counts;
  const counts = Object.entries(online).map(([name, count]) => `${count} ${name}`);
  if (archived > 0) counts.push(`${archived} archived entries`);
  const findings = report.differences.map(
    ({ check, rows, examples }) =>
      `  NOT TRUE: ${check} (${rows})\n${examples.map((example) => `    ${JSON.stringify(example)}`).join("\n")}`,
  );
  const total = report.differences.reduce((sum, { rows }) => sum + rows, 0);
  return [
    `Ledger of ${place}: ${counts.join(", ")}`,
    ...findings,
    `${checksMade} checks, ${total} differences`,
    "",
  ].join("\n");
}

async function run(): Promise<number> {
  const { DATABASE_URL, DATA_DIR = "./data" } = process.env;
  const source = DATABASE_URL ? openServer(DATABASE_URL) : await openCopy(DATA_DIR);
  try {
    const { rows } = await source.pool.query("select to_regclass('ledger.entry') as ledger");
    if (rows[0].ledger === null) throw new Unverifiable(`There is no ledger in ${source.place} yet.`);
    const report = await verifyLedger(source.pool);
    process.stdout.write(describe(report, source.place));
    return report.differences.length === 0 ? 0 : 1;
  } finally {
    await source.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(
    error instanceof Unverifiable
      ? `${message}\n`
      : `The ledger cannot be verified: ${message || "no answer"}\n`,
  );
  process.exitCode = 1;
}
