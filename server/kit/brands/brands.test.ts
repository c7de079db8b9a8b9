import { afterEach, expect, it, vi } from "vitest";
import type { Bus } from "../bus.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database.ts";
import type { Logger } from "../log.ts";
import { assertOutsideTransaction, runTransaction } from "../transaction.ts";
import { createBrands } from "./brands.ts";

afterEach(() => void vi.restoreAllMocks());

it("are read again apart from the transaction that happens to ask for them", async () => {
  const warnings: unknown[] = [];
  let reads = 0;
  const { brands, start } = createBrands({
    db: {
      async query() {
        assertOutsideTransaction();
        reads += 1;
        return [];
      },
    } as unknown as Database,
    bus: { subscribe: async () => async () => {} } as unknown as Bus,
    config: {} as Config,
    log: { warn: (details: unknown) => void warnings.push(details) } as unknown as Logger,
  });
  await start();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  const client = { query: async () => ({ rows: [] }), release() {} };
  await runTransaction(
    async () => client as never,
    { begin: "begin", isPipelined: false },
    async () => void brands.list(),
  );
  expect(warnings).toEqual([]);
  expect(reads).toBe(2);
});
