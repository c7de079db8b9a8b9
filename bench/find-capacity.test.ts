import { expect, test } from "vitest";
import { findCapacity, type Load } from "./find-capacity.ts";

const capacityOf = (loads: readonly Load[]) =>
  findCapacity([...loads.keys()], async (index) => loads[index]!);
const good = (goodPerSecond: number): Load => ({ goodPerSecond, refusedShare: 0 });

test("a step without growth does not end the search", async () => {
  expect(await capacityOf([good(100), good(102), good(180), good(170)])).toBe(180);
});

test("refusals end the search, and their rate does not count", async () => {
  const refusing = { goodPerSecond: 190, refusedShare: 0.2 };
  expect(await capacityOf([good(100), good(150), refusing, good(500)])).toBe(150);
});

test("a server that refuses from the first step has the capacity that it served", async () => {
  expect(await capacityOf([{ goodPerSecond: 40, refusedShare: 0.5 }, good(500)])).toBe(40);
});

test("a server without a good answer is an error instead of a capacity of zero", async () => {
  await expect(capacityOf([{ goodPerSecond: 0, refusedShare: 1 }])).rejects.toThrow("no good answer");
});
