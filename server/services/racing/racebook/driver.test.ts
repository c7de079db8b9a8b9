import { expect, test, vi } from "vitest";
import { createDriver } from "./driver.ts";
import type { RacebookParts } from "./racebook-parts.ts";

test("a race that cannot be run does not keep the next cards from being published", async () => {
  const queries: string[] = [];
  const query = async (text: string) => {
    queries.push(text);
    if (text.includes("racing_leases")) return [{ id: 1 }];
    return text.includes("settled_at is null and case state") ? [{ id: "race_broken", state: "OPEN" }] : [];
  };
  const transaction = vi.fn().mockRejectedValue(new Error("This race is broken."));
  const log = { error: vi.fn() };
  const kit = { db: { query, transaction }, clock: { now: () => new Date(0) }, log };
  const stop = createDriver({ kit } as unknown as RacebookParts).run({ isPublishing: true });
  try {
    await vi.waitFor(() => expect(queries.some((text) => text.includes("racing_worlds"))).toBe(true), {
      timeout: 10_000,
    });
  } finally {
    await stop();
  }
  expect(transaction).toHaveBeenCalled();
});
