import type { CachedPage } from "./cached-page.ts";

type Entry = { page: CachedPage; untilMs: number };

export type PageCache = {
  get(key: string, nowMs: number): CachedPage | undefined;
  /** Returns the page even if it has expired, for when it cannot be rendered again. */
  getStale(key: string): CachedPage | undefined;
  /** Stores the page unless the cache was cleared after `generation` was read. */
  put(key: string, page: CachedPage, untilMs: number, generation: number): void;
  readonly generation: number;
  /** Clears the cache; pages that are being rendered are not stored either. */
  clear(): void;
};

/** Caches rendered pages by key. When the cache is full, the least recently used page is removed first. */
export function createPageCache(roomBytes = 48 * 1024 * 1024): PageCache {
  const entries = new Map<string, Entry>();
  let usedBytes = 0;
  let generation = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    usedBytes -= entry.page.bytes;
  };
  return {
    get generation() {
      return generation;
    },
    get(key, nowMs) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.untilMs <= nowMs) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    getStale: (key) => entries.get(key)?.page,
    put(key, page, untilMs, since) {
      if (since !== generation || page.bytes > roomBytes) return;
      drop(key);
      entries.set(key, { page, untilMs });
      usedBytes += page.bytes;
      for (const oldest of entries.keys()) {
        if (usedBytes <= roomBytes) break;
        drop(oldest);
      }
    },
    clear() {
      entries.clear();
      usedBytes = 0;
      generation += 1;
    },
  };
}
