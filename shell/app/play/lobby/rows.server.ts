import type { Category } from "@parlour/contracts/entities/category";
import type { Collection } from "@parlour/contracts/entities/collection";
import type { Game } from "@parlour/contracts/entities/game";
import type { GameCardData, GameRowData } from "./card-data.ts";
import type { Lookups } from "./lookups.server.ts";

export const ROW_CARDS = 12;

export type RowSource = "new" | "jackpots" | "free" | "recent" | "popular";

/** The ranked game ids of a dynamic row. */
export type Rankings = Partial<Record<"recent" | "popular", readonly string[]>>;

/**
 * The games of a dynamic row: new games, jackpot games, free games, games this player opened recently, or
 * popular ones.
 */
export function gamesOf(
  source: RowSource,
  games: readonly Game[],
  lookups: Lookups,
  rankings: Rankings = {},
): readonly Game[] {
  if (source === "recent" || source === "popular") {
    const byId = new Map(games.map((game) => [game.id, game]));
    return (rankings[source] ?? []).flatMap((id) => byId.get(id) ?? []);
  }
  if (source === "new") {
    return games.toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : -1)).slice(0, ROW_CARDS);
  }
  if (source === "free") {
    return games.filter(({ id }) => lookups.freeGames.includes(id) || lookups.spins.includes(id));
  }
  const amounts = new Map(lookups.jackpots.map(({ gameId, amount }) => [gameId, amount]));
  return games
    .filter(({ id }) => amounts.has(id))
    .toSorted((one, other) => amounts.get(other.id)! - amounts.get(one.id)!);
}

/** One row per collection, with a link to all its games. */
export function collectionRows(
  collections: readonly Collection[],
  games: readonly Game[],
  toCard: (game: Game) => GameCardData,
): GameRowData[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return collections.map(({ slug, title, games: ids }) => ({
    key: `collection-${slug}`,
    title,
    more: { href: `/casino/collections/${slug}` },
    cards: ids
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, ROW_CARDS)
      .map(toCard),
  }));
}

/** One row per category, with a link to all its games. */
export function categoryRows(
  categories: readonly Category[],
  games: readonly Game[],
  channelPath: string,
  toCard: (game: Game) => GameCardData,
): GameRowData[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return categories.map(({ slug, name, games: ids }) => ({
    key: slug,
    title: name,
    more: { href: `/${channelPath}/${slug}` },
    cards: ids.slice(0, ROW_CARDS).flatMap((id) => {
      const game = byId.get(id);
      return game ? [toCard(game)] : [];
    }),
  }));
}
