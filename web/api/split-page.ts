/** One page of a list; the cursor is null on the last page. */
export type ListPage<Row> = { items: readonly Row[]; nextCursor: string | null };

/**
 * Splits off the extra row of a call that returns a plain array. The page requests one row more than it shows, to find
 * out whether there is another page. A server of an earlier version may return more rows than that.
 */
export function splitPage<Row>(
  rows: readonly Row[],
  perPage: number,
  cursorOf: (row: Row) => string,
): ListPage<Row> {
  const items = rows.slice(0, perPage);
  return { items, nextCursor: rows.length > perPage ? cursorOf(items.at(-1)!) : null };
}
