import { listPlayerNames } from "@parlour/contracts/calls/identity/profile/list-player-names";
import { MOST_PLAYER_NAMES } from "@parlour/contracts/constants";
import { client } from "@parlour/web/api/client";
import { useEffect, useSyncExternalStore } from "react";

const read = client(listPlayerNames);
const names = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
let waiting: string[] = [];

/** The player's name; undefined until it is loaded. All names on a page are loaded with one call. */
export function usePlayerName(playerId: string, mayRead: boolean): string | undefined {
  useEffect(() => {
    if (mayRead) ask(playerId);
  }, [playerId, mayRead]);
  return useSyncExternalStore(subscribe, () => names.get(playerId));
}

function ask(playerId: string): void {
  if (asked.has(playerId)) return;
  asked.add(playerId);
  waiting.push(playerId);
  if (waiting.length === 1) queueMicrotask(() => void readWaiting());
}

async function readWaiting(): Promise<void> {
  const ids = waiting;
  waiting = [];
  for (let start = 0; start < ids.length; start += MOST_PLAYER_NAMES) {
    const page = ids.slice(start, start + MOST_PLAYER_NAMES);
    try {
      for (const { id, name } of await read({ query: { ids: page.join(",") } })) names.set(id, name);
    } catch {
      // If the names can't be loaded, the ids are shown; the next page with these players tries again.
      for (const id of page) asked.delete(id);
    }
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
