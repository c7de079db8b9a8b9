import type { GameManifest } from "./manifest.ts";

type Facts = Pick<GameManifest, "id" | "slug" | "catalogue">;

/**
 * A game's catalogue document in one language, built from its manifest and the texts in
 * `languages/<code>/content/games/`.
 */
export function gameDocumentOf({ id, slug, catalogue }: Facts, words: object): object {
  return {
    type: "casino_game_page",
    id,
    slug,
    ...catalogue,
    ...words,
    geoTargetingFilter: null,
    geoRedirect: true,
  };
}
