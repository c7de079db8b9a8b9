import { expect, it } from "vitest";
import type { CachedPage } from "./cached-page.ts";
import { createPageCache } from "./page-cache.ts";

const page = (bytes: number): CachedPage => ({ bytes }) as CachedPage;

it("keeps a page for its time", () => {
  const cache = createPageCache();
  const kept = page(10);
  cache.put("a", kept, 1_000, cache.generation);
  expect(cache.get("a", 999)).toBe(kept);
  expect(cache.get("a", 1_000)).toBeUndefined();
  expect(cache.get("b", 0)).toBeUndefined();
});

it("evicts the least recently used page", () => {
  const cache = createPageCache(30);
  for (const key of ["a", "b", "c"]) cache.put(key, page(10), 1_000, 0);
  cache.get("a", 0);
  cache.put("d", page(10), 1_000, 0);
  expect(["a", "b", "c", "d"].map((key) => cache.get(key, 0) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  cache.put("huge", page(31), 1_000, 0);
  expect(cache.get("huge", 0)).toBeUndefined();
});

it("does not cache a page whose data has changed during rendering", () => {
  const cache = createPageCache();
  const before = cache.generation;
  cache.put("a", page(10), 1_000, before);
  cache.clear();
  cache.put("b", page(10), 1_000, before);
  expect([cache.get("a", 0), cache.get("b", 0)]).toEqual([undefined, undefined]);
});
