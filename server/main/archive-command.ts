// `npm run archive`: lists the months of ledger entries in the database of DATABASE_URL or DATA_DIR. `-- run` moves the
// months that are older than LEDGER_ONLINE_MONTHS to files in LEDGER_ARCHIVE_DIR, `-- verify` checks the files of the
// archived months against the database, and `-- restore` brings the newest archived month back.
import { resolve } from "node:path";
import { archivePartition } from "@parlour/ledger/archive/archive-partition";
import { listArchives, listDue, listPartitions } from "@parlour/ledger/archive/partitions";
import { restorePartition } from "@parlour/ledger/archive/restore-partition";
import { verifyArchives } from "@parlour/ledger/archive/verify-archives";
import { loadConfig } from "../kit/config.ts";
import { type Database, openDatabase } from "../kit/database.ts";
import { runCommand } from "../kit/run-command.ts";
import { StartupError } from "../kit/startup-error.ts";

/**
 * The minimum number of months that stay online, because monthly closings and statements of the last year read them.
 */
const fewestOnlineMonths = 13;

const commands: Record<string, (db: Database) => Promise<void>> = { list, run, verify, restore };
const print = (line: string) => process.stdout.write(`${line}\n`);

function requireFolder(): string {
  const { LEDGER_ARCHIVE_DIR: folder } = process.env;
  if (!folder) throw new StartupError("LEDGER_ARCHIVE_DIR must name the folder of the archive files.");
  return resolve(folder);
}

function requireOnlineMonths(): number {
  const months = Number(process.env.LEDGER_ONLINE_MONTHS);
  if (!Number.isInteger(months) || months < fewestOnlineMonths) {
    throw new StartupError(
      `LEDGER_ONLINE_MONTHS must say how many months of entries stay in the database, at least ${fewestOnlineMonths}.`,
    );
  }
  return months;
}

async function list({ pool }: Database): Promise<void> {
  for (const { name, entries, file, archivedAt } of await listArchives(pool)) {
    print(`${name}: archived on ${archivedAt.toISOString().slice(0, 10)}, ${entries} entries in ${file}`);
  }
  for (const { name, bytes } of await listPartitions(pool)) print(`${name}: online, ${bytes} bytes`);
}

async function run({ pool }: Database): Promise<void> {
  const [folder, onlineMonths, now] = [requireFolder(), requireOnlineMonths(), new Date()];
  const due = await listDue(pool, { now, onlineMonths });
  for (const month of due) {
    const { entries, file, sha256 } = await archivePartition(pool, month, { folder, now });
    print(`${month.name}: ${entries} entries archived in ${file}, SHA-256 ${sha256}`);
  }
  print(`Months archived: ${due.length}. ${onlineMonths} whole months stay online.`);
}

async function verify({ pool }: Database): Promise<void> {
  const { months, entries, differences } = await verifyArchives(pool, requireFolder());
  for (const difference of differences) print(`  NOT TRUE: ${difference}`);
  print(`Archived months: ${months}, entries: ${entries}, differences: ${differences.length}`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}

async function restore({ pool }: Database): Promise<void> {
  const restored = await restorePartition(pool, { folder: requireFolder() });
  print(
    restored ? `${restored.name}: ${restored.entries} entries are online again.` : "Nothing is archived.",
  );
}

await runCommand(async () => {
  const [name = "list"] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new StartupError("Use npm run archive, or npm run archive -- run, verify or restore.");
  const db = await openDatabase(loadConfig(process.env));
  try {
    const { rows } = await db.pool.query("select to_regclass('ledger.archive') is not null as is_migrated");
    if (!rows[0].is_migrated)
      throw new StartupError("The database has no ledger of this version yet; start the server first.");
    await command(db);
  } finally {
    await db.close();
  }
});
