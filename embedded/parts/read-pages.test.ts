import { expect, test } from "vitest";
import { readPages } from "./read-pages.ts";

const rows = Array.from({ length: 7 }, (_, index) => index);
async function read(cursor: string | null) {
  const start = Number(cursor ?? 0);
  const items = rows.slice(start, start + 3);
  return { items, nextCursor: start + 3 < rows.length ? String(start + 3) : null };
}

test.each([
  [1, null, [0, 1, 2], "3"],
  [2, null, [0, 1, 2, 3, 4, 5], "6"],
  [9, null, rows, null],
  [1, "3", [3, 4, 5], "6"],
])("%i pages from %s", async (count, from, items, nextCursor) => {
  expect(await readPages(read, count, from)).toEqual({ items, nextCursor });
});
