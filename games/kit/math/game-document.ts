import type { GameManifest } from "./manifest.ts";

type Facts = Pick<GameManifest, "id" | "slug" | "catalogue">;

/** The catalogue's document of a game in one language: the facts of its manifest and the words of `languages/<code>/content/games/`. */
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
