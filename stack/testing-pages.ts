import { expect } from "vitest";

/** A number of rows that fills more than two pages of any list. */
export const manyRows = 260;

/** SQL for the time of row `n` before the time `$2`. Two rows share each time, so that the order depends on the ids. */
export const timeOfRow = "$2::timestamptz - (n / 2 || ' minutes')::interval";
/** SQL for the end of the id of row `n`. */
export const endOfId = "lpad(n::text, 4, '0')";

/** Returns the ids of all rows in the order of a list that is newest first. */
export function newestFirst(prefix: string): string[] {
  return Array.from({ length: manyRows }, (_, index) => index + 1)
    .sort((one, other) => Math.floor(one / 2) - Math.floor(other / 2) || other - one)
    .map((number) => prefix + String(number).padStart(4, "0"));
}

/** Reads all pages of a list and returns its rows in order; fails if they don't end. */
export async function readPages<Row>(
  read: (cursor: string | undefined) => Promise<{ items: readonly Row[]; next: string | number | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let pages = 0; ; pages++) {
    expect(pages).toBeLessThan(100);
    const { items, next } = await read(cursor);
    rows.push(...items);
    if (next === null) {
      expect(pages, "the rows must not fit on one page").toBeGreaterThan(0);
      return rows;
    }
    cursor = String(next);
  }
}

/** Reads all pages of a list that returns a plain array, by asking for one row more than a page has. */
export async function readArrayPages<Row>(
  read: (query: { cursor?: string; limit: string }) => Promise<{ body: readonly Row[] }>,
  cursorOf: (row: Row) => string,
  perPage = 50,
): Promise<Row[]> {
  return await readPages(async (cursor) => {
    const { body } = await read({ limit: String(perPage + 1), ...(cursor !== undefined && { cursor }) });
    const items = body.slice(0, perPage);
    return { items, next: body.length > perPage ? cursorOf(items.at(-1)!) : null };
  });
}
