import { MOST_TABLES } from "@parlour/contracts/entities/table-demand";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { parseCopySlug, tableSlugOf } from "@parlour/rules/table-copy";
import { canHaveCopies } from "./default-demand.ts";

/** Finds the rules of a table by its slug. A copy has the rules of its game, under the slug of the copy. */
export function createGameFinder(games: readonly SharedGame[]) {
  const known = new Map(games.map((game) => [game.slug, game]));
  const copies = new Map<string, SharedGame>();
  function findGame(slug: string): SharedGame | undefined {
    const exact = known.get(slug) ?? copies.get(slug);
    if (exact) return exact;
    const game = known.get(parseCopySlug(slug)?.game ?? "");
    if (game === undefined || !canHaveCopies(game)) return undefined;
    const copy = { ...game, slug };
    copies.set(slug, copy);
    return copy;
  }
  return {
    findGame,
    slugsOf: (game: SharedGame) =>
      Array.from({ length: canHaveCopies(game) ? MOST_TABLES : 1 }, (_, index) =>
        tableSlugOf({ game: game.slug, number: index + 1 }),
      ),
  };
}
