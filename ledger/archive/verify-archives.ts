import { join } from "node:path";
import type { Pool } from "pg";
import type { Queryable } from "../accounts.ts";
import { hashFile, readRows } from "./archive-file.ts";
import type { EntryRow } from "./entry-rows.ts";
import { type Archive, listArchives } from "./partitions.ts";

const batchSize = 5_000;

type ArchiveReport = { months: number; entries: number; differences: string[] };

/**
 * Verifies every archived month from its file: the checksum, the chain of each account's balances from the first
 * archived entry to the balance carried forward, and each entry against its posting, which is still in the database.
 * It keeps one balance per account in memory.
 */
export async function verifyArchives(pool: Pool, folder: string): Promise<ArchiveReport> {
  const archives = await listArchives(pool);
  const balances = new Map<string, bigint>();
  const differences: string[] = [];
  for (const archive of archives) {
    try {
      differences.push(...(await verifyFile(pool, join(folder, archive.file), archive, balances)));
    } catch (error) {
      differences.push(`${archive.name}: ${(error as Error).message}`);
    }
  }
  if (differences.length === 0) differences.push(...(await compareCarried(pool, balances)));
  return {
    months: archives.length,
    entries: archives.reduce((sum, { entries }) => sum + entries, 0),
    differences,
  };
}

async function verifyFile(
  db: Queryable,
  path: string,
  { name, entries, sha256 }: Archive,
  balances: Map<string, bigint>,
): Promise<string[]> {
  if ((await hashFile(path)) !== sha256) return [`${name}: ${path} is not the file that was archived`];
  let [read, broken, unasked] = [0, 0, 0];
  let batch: EntryRow[] = [];
  for await (const row of readRows(path)) {
    const [playerId, , , accountId, amount, before, after] = row as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const key = `${playerId}\n${accountId}`;
    if ((balances.get(key) ?? 0n) !== BigInt(before) || BigInt(before) + BigInt(amount) !== BigInt(after))
      broken++;
    balances.set(key, BigInt(after));
    read++;
    batch.push(row);
    if (batch.length < batchSize) continue;
    unasked += await countUnasked(db, batch);
    batch = [];
  }
  unasked += await countUnasked(db, batch);
  const differences: string[] = [];
  if (read !== entries) differences.push(`${name}: ${read} entries instead of ${entries}`);
  if (broken > 0) differences.push(`${name}: ${broken} entries do not begin where the one before them ended`);
  if (unasked > 0) differences.push(`${name}: ${unasked} entries differ from their postings`);
  return differences;
}

/** Counts entries that differ from their postings. */
async function countUnasked(db: Queryable, rows: readonly EntryRow[]): Promise<number> {
  const column = (index: number) => rows.map((row) => row[index]);
  const { rows: found } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from unnest($1::text[], $2::bigint[], $3::int[], $4::text[], $5::bigint[])
       as e(player_id, number, line, account_id, amount)
     left join ledger.posting p on p.number = e.number and p.outcome = 'POSTED'
     left join lateral ledger.lines_of(p.transfers) as l on l.line = e.line
     where (e.player_id, split_part(e.account_id, '#', 1), e.amount)
       is distinct from (l.player_id, l.account_id, l.amount)`,
    [column(0), column(1), column(2), column(3), column(4)],
  );
  return found[0]!.count;
}

/** Compares the balances after the last archived month with those that the ledger carries forward. */
async function compareCarried(db: Queryable, balances: Map<string, bigint>): Promise<string[]> {
  const differences: string[] = [];
  let last = ["", ""];
  let nonZero = [...balances.values()].filter((balance) => balance !== 0n).length;
  for (;;) {
    const { rows } = await db.query<{ player_id: string; account_id: string; balance: string }>(
      `select player_id, account_id, balance from ledger.carried_balance
       where (player_id, account_id) > ($1, $2) order by player_id, account_id limit ${batchSize}`,
      last,
    );
    for (const { player_id, account_id, balance } of rows) {
      if ((balances.get(`${player_id}\n${account_id}`) ?? 0n) !== BigInt(balance))
        differences.push(`${player_id} ${account_id}: ${balance} is carried forward, but not by the files`);
      if (balance !== "0") nonZero--;
      last = [player_id, account_id];
    }
    if (rows.length < batchSize) break;
  }
  if (nonZero !== 0) differences.push("the files have accounts that are not carried forward");
  return differences;
}
