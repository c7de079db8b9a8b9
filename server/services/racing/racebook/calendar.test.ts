import { expect, test } from "vitest";
import type { Kit } from "../../../kit/kit.ts";
import { publishCards } from "./calendar.ts";

test("a meeting that can't be published does not hold up the others", async () => {
  const published: unknown[] = [];
  let fails = 1;
  const query = async (text: string, values: unknown[]) => {
    if (text.includes("racing_worlds")) return [{ seed: "test", careersEndOn: "2026-01-01" }];
    if (text.includes("racing_runs") && fails-- > 0) throw new Error("This meeting is broken.");
    if (text.startsWith("insert")) published.push(values);
    return [];
  };
  const kit = {
    db: { query },
    clock: { now: () => new Date("2026-01-01T00:00:00Z") },
    random: { bytes: (length: number) => Buffer.alloc(length) },
  } as unknown as Kit;
  expect(await publishCards(kit)).toBe(true);
  expect(published).not.toEqual([]);
  fails = Number.POSITIVE_INFINITY;
  await expect(publishCards(kit)).rejects.toThrow("meetings were not published");
});
