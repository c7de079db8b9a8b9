import { expect, test } from "vitest";
import { readChangesSince, undoDifference } from "./undo-difference.ts";

const changes = [
  { version: 4, subject: "b", before: { fee: 1 }, after: { fee: 2 } },
  { version: 3, subject: "a", before: { delay: 200, name: "Old" }, after: { delay: 300, name: "New" } },
  { version: 2, subject: "a", before: { delay: 100 }, after: { delay: 200 } },
  { version: 1, subject: "a", before: null, after: { delay: 100, name: "Old" } },
];

test("undoing a change shows the later changes to the same item too", () => {
  expect(undoDifference(changes[2]!, changes)).toEqual({
    before: { delay: 300, name: "New" },
    after: { delay: 100, name: "Old" },
  });
});

test("undoing the latest change shows only that change", () => {
  expect(undoDifference(changes[0]!, changes)).toEqual({ before: { fee: 2 }, after: { fee: 1 } });
});

test("undoing a creation shows the created values", () => {
  expect(undoDifference(changes[3]!, changes)).toEqual({ before: { delay: 100, name: "Old" }, after: null });
});

test("reads only the pages back to the version", async () => {
  const asked: (number | undefined)[] = [];
  const read = await readChangesSince(3, async ({ cursor }) => {
    asked.push(cursor);
    const older = changes.filter(({ version }) => cursor === undefined || version < cursor);
    return { items: older.slice(0, 1), nextCursor: older.length > 1 ? older[0]!.version : null };
  });
  expect(read.map(({ version }) => version)).toEqual([4, 3]);
  expect(asked).toEqual([undefined, 4]);
});
