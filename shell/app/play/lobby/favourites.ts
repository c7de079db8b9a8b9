import { addFavouriteGame } from "@parlour/contracts/calls/play/casino-lobby/add-favourite-game";
import { listFavouriteGames } from "@parlour/contracts/calls/play/casino-lobby/list-favourite-games";
import { removeFavouriteGame } from "@parlour/contracts/calls/play/casino-lobby/remove-favourite-game";
import { client } from "@parlour/web/api/client";
import { type Resource, refreshResource, resourceState, writeResource } from "@parlour/web/api/resource";
import { useResourcePart } from "@parlour/web/api/use-resource";

const list = client(listFavouriteGames);
const add = client(addFavouriteGame);
const remove = client(removeFavouriteGame);

const LOCAL_KEY = "favourite-games";
const none: readonly string[] = [];

const keyOf = (session: string | null) => `favourites ${session ?? "of this browser"}`;

/** The player's favourites, or those of this browser for a visitor; the newest first. */
export function favouritesResource(session: string | null): Resource<readonly string[]> {
  return {
    key: keyOf(session),
    read: async (signal) => (session === null ? readLocal() : moveToAccount(session, signal)),
  };
}

/** Whether the game is a favourite; a card renders again only when its own state changes. */
export function useIsFavourite(session: string | null, id: string): boolean {
  return useResourcePart(favouritesResource(session), (ids) => ids?.includes(id) ?? false);
}

/** Adds or removes a favourite. Shows the change immediately, and undoes it if the server refuses it. */
export async function toggleFavourite(session: string | null, id: string): Promise<boolean> {
  const resource = favouritesResource(session);
  const before = resourceState<readonly string[]>(resource.key).value ?? none;
  const isOn = !before.includes(id);
  const after = isOn ? [id, ...before] : before.filter((each) => each !== id);
  writeResource(resource, after);
  if (session === null) {
    keepLocal(after);
    return true;
  }
  try {
    const { games } = await (isOn ? add : remove)({ session, params: { id } });
    writeResource(resource, games);
    return true;
  } catch {
    writeResource(resource, before);
    return false;
  }
}

/** Adds the favourites stored in this browser to the player's account after a visitor has signed in. */
async function moveToAccount(session: string, signal: AbortSignal): Promise<readonly string[]> {
  const local = readLocal();
  for (const id of local.toReversed()) await add({ session, params: { id } }).catch(() => undefined);
  const { games } = await list({ session, signal });
  if (local.length > 0) {
    keepLocal(none);
    refreshResource(keyOf(null));
  }
  return games;
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
    // If storage is unavailable, favourites can't be kept, but everything else works.
  }
}
