import type { GameMath } from "@parlour/games/kit/math/game";
import type { GameManifest, LoadMath } from "@parlour/games/kit/math/manifest";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { type SharedMath, sharedMathOf } from "./shared-math.ts";

const pathOf = (slug: string) => `../../../../games/${slug}/game.ts`;

// Asking for these two exports alone keeps the games' clients out of the site.
const manifests = import.meta.glob<GameManifest>("../../../../games/*/game.ts", {
  import: "game",
  eager: true,
});
const maths = import.meta.glob<LoadMath>("../../../../games/*/game.ts", { import: "math", eager: true });

const isSharedRound = ({ features }: GameManifest) => features.includes("shared-round");
const games = Object.values(manifests);

/** Games that a player plays alone. */
export const soloGames: readonly string[] = games
  .filter((game) => !isSharedRound(game))
  .map(({ slug }) => slug);

export const sharedGames: readonly string[] = games.filter(isSharedRound).map(({ slug }) => slug);

export const verifiableGames: readonly string[] = [...soloGames, ...sharedGames];

/** The fields of a shared round's outcome that settle bets. */
export const decidedBy = (slug: string): readonly string[] => manifests[pathOf(slug)]?.decidedBy ?? [];

/** Loads the same maths that the server plays by, for the one game that is being verified. */
export async function loadMath(slug: string): Promise<GameMath | SharedMath | undefined> {
  const math = await maths[pathOf(slug)]?.();
  return sharedGames.includes(slug)
    ? sharedMathOf(math as SharedGame, decidedBy(slug))
    : (math as GameMath | undefined);
}
