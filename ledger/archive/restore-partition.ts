import { join } from "node:path";
import type { Pool, PoolClient } from "pg";
import { hashFile, readRows } from "./archive-file.ts";
import { checkPartition } from "./check-partition.ts";
import { columns, type EntryRow } from "./entry-rows.ts";
import { runMonthTransaction } from "./month-transaction.ts";
import { type Archive, listArchives } from "./partitions.ts";

const batchSize = 5_000;
const types = ["text", "bigint", "smallint", "text", "bigint", "bigint", "bigint"];

/**
 * Restores the newest archived month from its file, in one transaction, and returns it; undefined if nothing is
 * archived. Months are restored newest first, so that the archive never has gaps.
 */
export async function restorePartition(
  pool: Pool,
  { folder, onStep = () => {} }: { folder: string; onStep?: (step: "filled" | "attached") => void },
): Promise<Archive | undefined> {
  const archive = (await listArchives(pool)).at(-1);
  if (!archive) return undefined;
  const path = join(folder, archive.file);
  if ((await hashFile(path)) !== archive.sha256) throw new Error(`${path} is not the file that was archived`);
  await runMonthTransaction(pool, async (client) => {
    if ((await listArchives(client)).at(-1)?.name !== archive.name)
      throw new Error("The archives have changed");
    await client.query("select ledger.create_partition($1)", [archive.name]);
    const entries = await fill(client, archive.name, path);
    if (entries !== archive.entries)
      throw new Error(`${path} has ${entries} entries instead of ${archive.entries}`);
    onStep("filled");
    await assertCarried(client, archive.name);
    await carryBack(client, archive);
    const failed = await checkPartition(client, archive);
    if (failed.length > 0)
      throw new Error(`${archive.name} is not restored, because it is wrong: ${failed.join("; ")}`);
    await client.query("select ledger.attach_partition($1, $2, $3)", [
      archive.name,
      `${archive.firstNumber}`,
      `${archive.endNumber}`,
    ]);
    onStep("attached");
  });
  await pool.query(`analyze ledger.${archive.name}`);
  return archive;
}

async function fill(client: PoolClient, name: string, path: string): Promise<number> {
  let entries = 0;
  let batch: EntryRow[] = [];
  const insert = async () => {
    await client.query(
      `insert into ledger.${name} (${columns.join(", ")})
       select * from unnest(${types.map((type, index) => `$${index + 1}::${type}[]`).join(", ")})`,
      columns.map((_, index) => batch.map((row) => row[index])),
    );
    entries += batch.length;
    batch = [];
  };
  for await (const row of readRows(path)) {
    batch.push(row);
    if (batch.length === batchSize) await insert();
  }
  if (batch.length > 0) await insert();
  return entries;
}

/** Throws unless the month's closing balances equal the balances carried forward. */
async function assertCarried(client: PoolClient, name: string): Promise<void> {
  const { rows } = await client.query(
    `select e.player_id, e.account_id from (
       select distinct on (player_id, account_id) player_id, account_id, balance_after
       from ledger.${name} order by player_id, account_id, number desc, line desc
     ) e
     left join ledger.carried_balance c using (player_id, account_id)
     where c.balance is distinct from e.balance_after limit 1`,
  );
  if (rows.length > 0) throw new Error(`${name} does not end with the balances that were carried forward`);
}

/** Resets the balances carried forward to the start of the month, and deletes the month from the archive's tables. */
async function carryBack(client: PoolClient, { name, firstNumber }: Archive): Promise<void> {
  await client.query(
    `update ledger.carried_balance c set balance = e.balance_before
     from (
       select distinct on (player_id, account_id) player_id, account_id, balance_before
       from ledger.${name} order by player_id, account_id, number, line
     ) e
     where c.player_id = e.player_id and c.account_id = e.account_id`,
  );
  await client.query("delete from ledger.archived_numbers where first_number >= $1", [`${firstNumber}`]);
  await client.query("delete from ledger.archive where name = $1", [name]);
}
