const mostBytes = 24 * 1024 * 1024;

/** Cached parts that many pages share, by key; the most recently used is last. */
const kept = new Map<string, Buffer>();
let keptBytes = 0;

export function findKept(key: string): Buffer | undefined {
  const bytes = kept.get(key);
  if (bytes === undefined) return undefined;
  kept.delete(key);
  kept.set(key, bytes);
  return bytes;
}

/** Caches bytes under a key, and evicts the least recently used entries when the cache is full. */
export function keep(key: string, bytes: Buffer): void {
  keptBytes += bytes.length - (kept.get(key)?.length ?? 0);
  kept.delete(key);
  kept.set(key, bytes);
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= mostBytes) break;
    kept.delete(oldest);
    keptBytes -= length;
  }
}
