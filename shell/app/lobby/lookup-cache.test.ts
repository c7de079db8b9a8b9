import { afterEach, expect, it, vi } from "vitest";
import { cachedLookup, clearLookups } from "./lookup-cache.ts";

afterEach(clearLookups);

it("asks once until it is cleared", async () => {
  const look = vi.fn(async () => "answer");
  expect(await cachedLookup("jackpots", look)).toBe("answer");
  await cachedLookup("jackpots", look);
  expect(look).toHaveBeenCalledTimes(1);
  await cachedLookup("free", look);
  expect(look).toHaveBeenCalledTimes(2);
  clearLookups();
  await cachedLookup("jackpots", look);
  expect(look).toHaveBeenCalledTimes(3);
});

it("does not keep a failure", async () => {
  await expect(cachedLookup("jackpots", () => Promise.reject(new Error("gone")))).rejects.toThrow();
  expect(await cachedLookup("jackpots", async () => 1)).toBe(1);
});
