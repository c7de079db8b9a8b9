export type Page<Item> = { items: readonly Item[]; nextCursor: string | null };

/**
 * Reads several pages of a list one after the other and returns them as one page. A list that is refreshed this way
 * stays correct when rows move from one page to the next.
 */
export async function readPages<Item>(
  read: (cursor: string | null) => Promise<Page<Item>>,
  count: number,
  from: string | null = null,
): Promise<Page<Item>> {
  let all = await read(from);
  for (let page = 1; page < count && all.nextCursor !== null; page++) {
    const next = await read(all.nextCursor);
    all = { items: [...all.items, ...next.items], nextCursor: next.nextCursor };
  }
  return all;
}
