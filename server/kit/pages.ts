/** One page of a list; the cursor of the next page is the id of this page's last row. */
export type Page<Row> = { items: Row[]; nextCursor: string | null };

/** Splits off the extra row that a list reads to find out whether there is another page. */
export function pageOf<Row extends { id: string }>(rows: readonly Row[], perPage: number): Page<Row> {
  const items = rows.slice(0, perPage);
  return { items, nextCursor: rows.length > perPage ? items.at(-1)!.id : null };
}

/**
 * Returns the order of a list: waiting work is listed oldest first, in the order it is done; settled items
 * are listed newest first.
 */
export function listOrder(isWaiting: boolean): { after: ">" | "<"; direction: "asc" | "desc" } {
  return isWaiting ? { after: ">", direction: "asc" } : { after: "<", direction: "desc" };
}
