import { expect, test, vi } from "vitest";
import { advanceRace, createDriver } from "./driver.ts";
import type { RacebookParts } from "./racebook-parts.ts";

/** A racebook whose fake database answers each statement from `rowsOf`, and a list of the statements it received. */
function partsWith(rowsOf: (text: string) => unknown[], transaction: () => Promise<unknown>) {
  const queries: string[] = [];
  const query = async (text: string) => {
    queries.push(text);
    return rowsOf(text);
  };
  const kit = { db: { query, transaction }, clock: { now: () => new Date(0) }, log: { error() {} } };
  return { parts: { kit } as unknown as RacebookParts, queries };
}

test("a race that cannot be run does not keep the next cards from being published", async () => {
  const transaction = vi.fn().mockRejectedValue(new Error("This race is broken."));
  const { parts, queries } = partsWith((text) => {
    if (text.includes("racing_leases")) return [{ id: 1 }];
    return text.includes("settled_at is null and case state") ? [{ id: "race_broken", state: "OPEN" }] : [];
  }, transaction);
  const stop = createDriver(parts).run({ isPublishing: true });
  try {
    await vi.waitFor(() => expect(queries.some((text) => text.includes("racing_worlds"))).toBe(true), {
      timeout: 10_000,
    });
  } finally {
    await stop();
  }
  expect(transaction).toHaveBeenCalled();
});

test("pools are settled although fixed-odds bets cannot be, and the race stays due", async () => {
  const race = { id: "race", state: "OFFICIAL", settledAt: null };
  const { parts, queries } = partsWith(
    () => [race],
    async () => {},
  );
  const settleFixedBets = vi.fn().mockRejectedValueOnce(new Error("A bet was not settled."));
  const settlePools = vi.fn();
  const settle = [settleFixedBets, settlePools];
  await expect(advanceRace(parts, "race", settle)).rejects.toThrow();
  expect(settlePools).toHaveBeenCalledOnce();
  expect(queries.some((text) => text.startsWith("update"))).toBe(false);
  await advanceRace(parts, "race", settle);
  expect(queries.some((text) => text.startsWith("update"))).toBe(true);
});
