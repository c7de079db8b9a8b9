import type { Queryable } from "../accounts.ts";

/** The fields of an entry as text, in the order of `columns`. */
export type EntryRow = readonly string[];

export const columns = [
  "player_id",
  "number",
  "line",
  "account_id",
  "amount",
  "balance_before",
  "balance_after",
] as const;

const pageSize = 10_000;

/**
 * Reads the entries of a partition by primary key. It reads in pages, because the embedded engine cannot stream rows.
 */
export async function* readTable(db: Queryable, name: string): AsyncGenerator<EntryRow> {
  let last: EntryRow = ["", "0", "0"];
  for (;;) {
    const { rows } = await db.query<Record<string, string | number>>(
      `select ${columns.join(", ")} from ledger.${name}
       where (player_id, number, line) > ($1, $2::bigint, $3::smallint)
       order by player_id, number, line limit ${pageSize}`,
      last.slice(0, 3),
    );
    for (const row of rows) {
      last = columns.map((column) => String(row[column]));
      yield last;
    }
    if (rows.length < pageSize) return;
  }
}

export function formatRow(row: EntryRow): string {
  return row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
}

/** Parses a line of the file. Ids contain no line breaks, so every line is one row. */
export function parseRow(text: string): EntryRow {
  const cells: string[] = [];
  for (const [, quoted, plain] of text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)) {
    cells.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
  }
  if (cells.length !== columns.length || formatRow(cells) !== text)
    throw new Error("This is not a row of entries");
  return cells;
}
