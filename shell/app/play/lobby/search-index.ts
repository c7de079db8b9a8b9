import type { SearchResult } from "@parlour/contracts/entities/search-result";
import type { GameCardData } from "./card-data.ts";

/** A searchable game: its card and its channel. */
export type IndexedGame = GameCardData & { channel: string };

let index: Promise<readonly IndexedGame[]> | undefined;

/** All games available to this visitor, loaded once on demand. */
export function loadIndex(): Promise<readonly IndexedGame[]> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(): Promise<readonly IndexedGame[]> {
  const answer = await fetch("/lobby/games", { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`the list of games answered ${answer.status}`);
  const { items } = (await answer.json()) as { items: IndexedGame[] };
  return items;
}

/** Returns the cards of these games in the same order; missing games are skipped. */
export async function findCards(ids: readonly string[], channel?: string): Promise<GameCardData[]> {
  if (ids.length === 0) return [];
  const games = await loadIndex().catch(() => []);
  const byId = new Map(games.map((game) => [game.id, game]));
  return ids.flatMap((id) => {
    const game = byId.get(id);
    return game && (channel === undefined || game.channel === channel) ? [game] : [];
  });
}

export function toResult({ id, href, slug, name, categoryName, studio }: GameCardData): SearchResult {
  const subtitle = studio === undefined ? categoryName : `${categoryName} · ${studio}`;
  return { id, href, img: `/art/${slug}-240.webp`, imgAlt: "", title: name, subtitle };
}
