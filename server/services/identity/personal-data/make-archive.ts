import { formatCsv, formatCsvRows } from "../../../kit/csv.ts";
import type { Transaction } from "../../../kit/database.ts";
import type { PlayerKey } from "../../../kit/player-keys.ts";
import { createZip } from "../../../kit/zip.ts";
import type { PersonalFile } from "./parts.ts";
import { readTable } from "./read-table.ts";
import { personalTables } from "./tables/index.ts";
import type { PersonalTable } from "./tables/personal-table.ts";

type Archive = {
  /** The player whose data is exported, and the key that decrypts it. */
  owner: { id: string; key: PlayerKey | undefined };
  now: Date;
  /** The text file in the archive that explains its contents, in the player's language. */
  readMe: string;
  files: Iterable<PersonalFile>;
};

/** Writes the ZIP archive with everything that is stored about a player: each table as JSON and as CSV. */
export async function makeArchive(tx: Transaction, { owner, now, readMe, files }: Archive): Promise<Buffer> {
  const zip = createZip(now);
  await zip.add("README.txt", [readMe]);
  const contents: { file: string; rows: number }[] = [];
  for (const table of personalTables) {
    const counted = { rows: 0 };
    await zip.add(`json/${table.file}.json`, formatJson(readTable(tx, table, owner), counted));
    if (counted.rows > 0) await zip.add(`csv/${table.file}.csv`, formatTable(table, tx, owner));
    contents.push({ file: table.file, rows: counted.rows });
  }
  for (const { name, file } of files) await zip.add(`documents/${name}`, [file]);
  await zip.add("contents.json", [`${JSON.stringify(contents, null, 2)}\n`]);
  return zip.finish();
}

async function* formatJson(
  batches: AsyncIterable<readonly unknown[]>,
  counted: { rows: number },
): AsyncGenerator<string> {
  yield "[";
  for await (const batch of batches) {
    yield batch.map((row, n) => (counted.rows + n === 0 ? "\n" : ",\n") + JSON.stringify(row)).join("");
    counted.rows += batch.length;
  }
  yield "\n]\n";
}

async function* formatTable(
  table: PersonalTable,
  tx: Transaction,
  owner: Archive["owner"],
): AsyncGenerator<string> {
  const columns = table.columns.split(" ");
  yield formatCsv(columns, []);
  for await (const batch of readTable(tx, table, owner)) {
    yield formatCsvRows(batch.map((row) => columns.map((name) => toCell(row[name]))));
  }
}

function toCell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number") return value;
  return JSON.stringify(value);
}
