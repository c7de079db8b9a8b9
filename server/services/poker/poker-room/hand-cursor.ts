import type { HandCursor, StoredHand } from "./hand-store.ts";

/** Reads the cursor of a list of hands; null for the first page or a malformed cursor. */
export function readHandCursor(cursor: string | undefined): HandCursor | null {
  const [, ms, id] = /^(\d{1,15})\.(\w+)$/.exec(cursor ?? "") ?? [];
  return ms === undefined || id === undefined ? null : { playedAt: new Date(Number(ms)), id };
}

/** Cuts a list that was read with one row more than the limit, and returns the cursor of the next page. */
export function pageOf<Row extends StoredHand>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? `${last.playedAt.getTime()}.${last.hand.id}` : null,
  };
}
