const key = "parlour-poker-seated";
const listeners = new Set<() => void>();
/** The value is also kept in memory, because storage may be unavailable. */
let seated: boolean | undefined;

/**
 * Whether it is possible that this player is seated at a poker table. Other pages ask the server for the player's
 * seats only then, so players who don't play poker cause no requests.
 */
export function maySit(): boolean {
  if (seated === undefined) {
    try {
      seated = localStorage.getItem(key) === "1";
    } catch {
      seated = false;
    }
  }
  return seated;
}

export function rememberSeated(value: boolean): void {
  if (maySit() === value) return;
  seated = value;
  try {
    if (value) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // If storage is unavailable, the value lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSeated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
