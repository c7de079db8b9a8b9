import { afterEach, expect, it, vi } from "vitest";
import type { KitHandle } from "../create-kit.ts";
import type { Logger } from "../log.ts";
import { testConfig } from "../testing/test-config.ts";
import { openTestKit } from "../testing/test-kit.ts";
import { writeBrand } from "./brand-store.ts";
import { createBrands } from "./brands.ts";
import { firstBrand } from "./first-brand.ts";

let handle: KitHandle | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await handle?.close();
});

it("reads brands again after a while, apart from the transaction that asks for them", async () => {
  handle = await openTestKit();
  const { db, bus } = handle.kit;
  const warn = vi.fn();
  const log = { warn } as unknown as Logger;
  const { brands, start, stop } = createBrands({ db, bus, config: testConfig(), log });
  await start();
  const night = { ...firstBrand, id: "night", name: "Night", isFirst: false };
  await db.transaction((tx) => writeBrand(tx, night));
  const startMs = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => startMs + 60_000);

  await db.transaction(async () => expect(brands.list()).toHaveLength(1));
  await vi.waitFor(() => expect(brands.find("night")?.name).toBe("Night"), 15_000);
  expect(warn).not.toHaveBeenCalled();
  await stop();
});
