import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import type { Queryable } from "../accounts.ts";
import {
  fileNameOf,
  findManifest,
  hashFile,
  type Manifest,
  readRows,
  writeManifest,
  writeRows,
} from "./archive-file.ts";
import { checkPartition } from "./check-partition.ts";
import { readTable } from "./entry-rows.ts";
import { runMonthTransaction } from "./month-transaction.ts";
import { listPartitions, type Partition } from "./partitions.ts";

/** The steps of archiving. A crash after any step must be harmless, so tests interrupt archiving after each one. */
export const archiveSteps = ["written", "described", "verified", "carried", "detached", "dropped"] as const;
type Step = (typeof archiveSteps)[number];

type ArchiveOptions = { folder: string; now: Date; onStep?: (step: Step) => void };

/** How many of a player's posting numbers are stored in one row. */
const numbersInRow = 1_000;

/**
 * Moves the oldest month of entries to a file. The file is read back and compared with the partition, row by row. Then
 * one transaction stores the balances carried forward and drops the partition. If the call is interrupted before that
 * commit, the database is unchanged, and a later call uses the file if it is complete.
 */
export async function archivePartition(
  pool: Pool,
  partition: Partition,
  { folder, now, onStep = () => {} }: ArchiveOptions,
): Promise<Manifest> {
  const failed = await checkPartition(pool, partition);
  if (failed.length > 0)
    throw new Error(`${partition.name} is not archived, because it is wrong: ${failed.join("; ")}`);
  mkdirSync(folder, { recursive: true });
  const manifest =
    (await findUsable(pool, partition, folder)) ?? (await write(pool, partition, folder, onStep));
  onStep("described");
  await assertSame(pool, partition.name, join(folder, manifest.file), manifest);
  onStep("verified");
  await runMonthTransaction(pool, async (client) => {
    const [oldest] = await listPartitions(client);
    if (oldest?.name !== partition.name) throw new Error(`${partition.name} is not the oldest month`);
    // The lock does not block reads. A late posting to the archived month would wait for the lock and then fail,
    // instead of being lost.
    await client.query(`lock table ledger.${partition.name} in share mode`);
    await assertCount(client, partition.name, manifest);
    await carryForward(client, partition);
    await client.query(
      `insert into ledger.archive (name, first_number, end_number, entries, file, sha256, archived_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        partition.name,
        `${partition.firstNumber}`,
        `${partition.endNumber}`,
        manifest.entries,
        manifest.file,
        manifest.sha256,
        now,
      ],
    );
    onStep("carried");
    // Detaching the partition blocks postings until the commit, so no slow statement may follow.
    await client.query(`alter table ledger.entry detach partition ledger.${partition.name}`);
    onStep("detached");
    await client.query(`drop table ledger.${partition.name}`);
    onStep("dropped");
  });
  return manifest;
}

/** Returns the manifest of a file that an earlier, interrupted call has completed. A closed month never changes. */
async function findUsable(db: Queryable, { name }: Partition, folder: string): Promise<Manifest | undefined> {
  const manifest = await findManifest(folder, name);
  if (!manifest || !existsSync(join(folder, manifest.file))) return undefined;
  const { rows } = await db.query<{ count: string }>(`select count(*) from ledger.${name}`);
  if (Number(rows[0]!.count) !== manifest.entries) {
    throw new Error(
      `${manifest.file} has other entries than ledger.${name}: it belongs to another database.`,
    );
  }
  return manifest;
}

async function write(
  db: Queryable,
  partition: Partition,
  folder: string,
  onStep: (step: Step) => void,
): Promise<Manifest> {
  const file = fileNameOf(partition.name);
  const written = await writeRows(join(folder, file), readTable(db, partition.name));
  onStep("written");
  const manifest: Manifest = {
    format: 1,
    table: "ledger.entry",
    name: partition.name,
    firstNumber: `${partition.firstNumber}`,
    endNumber: `${partition.endNumber}`,
    file,
    ...written,
    ...(await readFigures(db, partition)),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

type Figures = Pick<Manifest, "movedMinor" | "accounts" | "postings" | "firstPostedAt" | "lastPostedAt">;

async function readFigures(db: Queryable, { name, firstNumber, endNumber }: Partition): Promise<Figures> {
  const { rows: moved } = await db.query<{ currency: string; moved: string }>(
    `select a.currency, sum(e.amount) filter (where e.amount > 0)::text as moved
     from ledger.${name} e join ledger.account a on a.player_id = e.player_id and a.id = e.account_id
     group by 1 order by 1`,
  );
  const { rows } = await db.query<{
    accounts: number;
    postings: number;
    first: Date | null;
    last: Date | null;
  }>(
    `select (select count(*)::float8 from (select distinct player_id, account_id from ledger.${name}) a) as accounts,
       count(*)::float8 as postings, min(posted_at) as first, max(posted_at) as last
     from ledger.posting where number >= $1 and number < $2 and outcome = 'POSTED'`,
    [`${firstNumber}`, `${endNumber}`],
  );
  const { accounts, postings, first, last } = rows[0]!;
  return {
    movedMinor: Object.fromEntries(moved.map((row) => [row.currency, row.moved])),
    accounts,
    postings,
    firstPostedAt: first?.toISOString() ?? null,
    lastPostedAt: last?.toISOString() ?? null,
  };
}

/** Throws unless the file contains exactly the rows of the partition. */
async function assertSame(db: Queryable, name: string, path: string, manifest: Manifest): Promise<void> {
  if ((await hashFile(path)) !== manifest.sha256) throw new Error(`${path} differs from its manifest`);
  const stored = readTable(db, name);
  for await (const row of readRows(path)) {
    const { value } = await stored.next();
    if (!value || value.join("\n") !== row.join("\n")) throw new Error(`${path} differs from ledger.${name}`);
  }
  if (!(await stored.next()).done) throw new Error(`${path} ends before ledger.${name}`);
}

async function assertCount(db: Queryable, name: string, manifest: Manifest): Promise<void> {
  const { rows } = await db.query<{ count: string }>(`select count(*) from ledger.${name}`);
  if (Number(rows[0]!.count) !== manifest.entries) throw new Error(`ledger.${name} has changed meanwhile`);
}

/**
 * Stores what is still needed once the month's entries are gone: balances, and the numbers of each player's postings.
 */
async function carryForward(db: Queryable, { name }: Partition): Promise<void> {
  await db.query(
    `insert into ledger.carried_balance (player_id, account_id, balance)
     select distinct on (player_id, account_id) player_id, account_id, balance_after
     from ledger.${name} order by player_id, account_id, number desc, line desc
     on conflict (player_id, account_id) do update set balance = excluded.balance`,
  );
  await db.query(
    `insert into ledger.archived_numbers (player_id, first_number, last_number, numbers)
     select player_id, min(number), max(number), array_agg(number order by number)
     from (
       select player_id, number, (row_number() over (partition by player_id order by number) - 1) / ${numbersInRow} as part
       from (select distinct player_id, number from ledger.${name} where player_id <> 'house') as own
     ) as numbered
     group by player_id, part`,
  );
}
