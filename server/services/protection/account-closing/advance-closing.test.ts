import { expect, test, vi } from "vitest";
import { advanceClosings } from "./advance-closing.ts";
import type { ClosingParts } from "./parts.ts";

test("a closing that fails neither holds up the others nor stays at the head of the queue", async () => {
  const read: unknown[] = [];
  const query = vi.fn(async (text: string, values: unknown[]) => {
    if (text.includes("state in ('WAITING', 'PAYING')")) return [{ player_id: "ann" }, { player_id: "bob" }];
    if (text.startsWith("update") || text.includes("state = 'CLOSED'")) return [];
    read.push(values[0]);
    throw new Error("This closing is broken.");
  });
  const now = new Date(0);
  const parts = { kit: { db: { query }, clock: { now: () => now } } } as unknown as ClosingParts;
  await expect(advanceClosings(parts)).rejects.toThrow("2 items failed");
  expect(read).toEqual(["ann", "bob"]);
  expect(query).toHaveBeenCalledWith(expect.stringContaining("set checked_at"), [["ann", "bob"], now]);
});
