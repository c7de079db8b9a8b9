import type { addFavouriteGame } from "@parlour/contracts/calls/play/casino-lobby/add-favourite-game";
import type { listFavouriteGames } from "@parlour/contracts/calls/play/casino-lobby/list-favourite-games";
import type { removeFavouriteGame } from "@parlour/contracts/calls/play/casino-lobby/remove-favourite-game";
import { client } from "@parlour/web/api/client";
import { useEffect, useSyncExternalStore } from "react";

const PATH = "/services/casino/casino-lobby-services/v1/profiles/{session}/favourites";
const list = client<typeof listFavouriteGames>("GET", PATH);
const add = client<typeof addFavouriteGame>("PUT", `${PATH}/{id}`);
const remove = client<typeof removeFavouriteGame>("DELETE", `${PATH}/{id}`);

const LOCAL_KEY = "favourite-games";
const none: readonly string[] = [];

// One list for the whole page: of the player, or of this browser while nobody is signed in.
let owner: string | null | undefined;
let ids: readonly string[] = none;
/** Whether the list has been read, or only not yet. */
let isKnown = false;
const listeners = new Set<() => void>();

function show(next: readonly string[]): void {
  ids = next;
  isKnown = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useOwner(session: string | null): void {
  useEffect(() => {
    if (owner === session) return;
    owner = session;
    isKnown = false;
    if (session === null) show(readLocal());
    else void takeOver(session);
  }, [session]);
}

/** The favourites of whoever is here, the newest first. */
export function useFavourites(session: string | null): readonly string[] {
  useOwner(session);
  return useSyncExternalStore(
    subscribe,
    () => ids,
    () => none,
  );
}

/** Whether this game is among them: a card is drawn again for its own heart alone. */
export function useIsFavourite(session: string | null, id: string): boolean {
  useOwner(session);
  return useSyncExternalStore(
    subscribe,
    () => ids.includes(id),
    () => false,
  );
}

/** Whether the favourites of whoever is here have been read: until then an empty list says nothing. */
export function useFavouritesKnown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isKnown,
    () => false,
  );
}

/** Shown at once; what the account did not take is undone. */
export async function toggleFavourite(session: string | null, id: string): Promise<boolean> {
  const before = ids;
  const isOn = !before.includes(id);
  show(isOn ? [id, ...before] : before.filter((each) => each !== id));
  if (session === null) {
    keepLocal(ids);
    return true;
  }
  try {
    const { games } = await (isOn ? add : remove)({ session, params: { id } });
    if (owner === session) show(games);
    return true;
  } catch {
    if (owner === session) show(before);
    return false;
  }
}

/** What a visitor kept in this browser becomes the player's when they sign in. */
async function takeOver(session: string): Promise<void> {
  const kept = readLocal();
  try {
    for (const id of kept.toReversed()) await add({ session, params: { id } }).catch(() => undefined);
    const { games } = await list({ session });
    if (kept.length > 0) keepLocal(none);
    if (owner === session) show(games);
  } catch {
    // The hearts stay empty; whoever presses one tries again.
    if (owner === session) {
      owner = undefined;
      show(ids);
    }
  }
}

function readLocal(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(LOCAL_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : none;
  } catch {
    return none;
  }
}

function keepLocal(next: readonly string[]): void {
  try {
    localStorage.setItem(LOCAL_KEY, JSON.stringify(next));
  } catch {
    // A browser without storage forgets; nothing else is lost.
  }
}
