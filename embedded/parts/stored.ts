import { useSyncExternalStore } from "react";

/**
 * A value stored in the browser and shared by components: read once, saved on every change and in sync across
 * tabs.
 */
export interface Stored<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a stored value. `read` validates the parsed JSON; it receives undefined if nothing is stored or the
 * JSON is invalid.
 */
export function createStored<Value>(key: string, read: (kept: unknown) => Value): Stored<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  const load = () => {
    try {
      return read(JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined);
    } catch {
      return read(undefined);
    }
  };
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    value = load();
    announce();
  };
  return {
    get() {
      value ??= load();
      return value;
    },
    set(next) {
      value = next;
      // Storage may be forbidden or full; the value then lasts until the page is closed.
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {}
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
  };
}

export function useStored<Value>(stored: Stored<Value>): Value {
  return useSyncExternalStore(stored.subscribe, stored.get);
}
