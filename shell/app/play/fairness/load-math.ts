import type { GameMath } from "@parlour/games/kit/math/game";
import type { GameManifest, LoadMath, PastMaths } from "@parlour/games/kit/math/manifest";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { type SharedMath, sharedMathOf } from "./shared-math.ts";

const pathOf = (slug: string) => `../../../../games/${slug}/game.ts`;
const pastPathOf = (slug: string) => `../../../../games/${slug}/math/past-maths.ts`;

// Only the exports `game` and `math` are imported, so that the games' clients are not part of the site's
// bundle.
const manifests = import.meta.glob<GameManifest>("../../../../games/*/game.ts", {
  import: "game",
  eager: true,
});
const maths = import.meta.glob<LoadMath>("../../../../games/*/game.ts", { import: "math", eager: true });

// Earlier versions of a game's maths are in a separate file, because most games have none.
const pastMaths = import.meta.glob<PastMaths>("../../../../games/*/math/past-maths.ts", {
  import: "pastMaths",
  eager: true,
});

const isSharedRound = ({ features }: GameManifest) => features.includes("shared-round");
const isDealt = ({ features }: GameManifest) => features.includes("dealer");
// A dealer's result is not drawn from seeds, so it cannot be verified by repeating the draw.
const games = Object.values(manifests).filter((game) => !isDealt(game));

/** Whether the game has a human dealer, in which case its rounds have a signed record instead of seeds. */
export const isDealtGame = (slug: string): boolean => {
  const manifest = manifests[pathOf(slug)];
  return manifest !== undefined && isDealt(manifest);
};

/** The slugs of single-player games. */
export const soloGames: readonly string[] = games
  .filter((game) => !isSharedRound(game))
  .map(({ slug }) => slug);

export const sharedGames: readonly string[] = games.filter(isSharedRound).map(({ slug }) => slug);

export const verifiableGames: readonly string[] = [...soloGames, ...sharedGames];

/** The fields of a shared round's outcome that determine how bets are settled. */
export const decidedBy = (slug: string): readonly string[] => manifests[pathOf(slug)]?.decidedBy ?? [];

/** The version of a game's maths that is currently in use. */
export const currentVersion = (slug: string): number => manifests[pathOf(slug)]?.mathsVersion ?? 1;

/** Loads the maths that the server used, only for the game that is being verified. */
export async function loadMath(
  slug: string,
  version = currentVersion(slug),
): Promise<GameMath | SharedMath | undefined> {
  const path = pathOf(slug);
  const load = version === currentVersion(slug) ? maths[path] : pastMaths[pastPathOf(slug)]?.[version];
  const math = await load?.();
  if (math === undefined) return undefined;
  return sharedGames.includes(slug) ? sharedMathOf(math as SharedGame, decidedBy(slug)) : (math as GameMath);
}
