const kept = new Map<string, Promise<unknown>>();

/** A lookup is made once for the visit and answered from memory until it is cleared (spec §4); a failed one is made again. */
export function cachedLookup<Answer>(key: string, look: () => Promise<Answer>): Promise<Answer> {
  const known = kept.get(key);
  if (known !== undefined) return known as Promise<Answer>;
  const looking = look();
  kept.set(key, looking);
  looking.catch(() => {
    if (kept.get(key) === looking) kept.delete(key);
  });
  return looking;
}

export function clearLookups(): void {
  kept.clear();
}
