import { discoverGames } from "@parlour/games/discover-games";
import type { GameMath } from "@parlour/games/kit/math/game";
import type { GameModule } from "@parlour/games/kit/math/manifest";
import { type GameReturn, returns as houseReturns } from "@parlour/games/kit/math/returns";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { createRegistry, type GameRegistry, type RegisteredGame } from "./registered-game.ts";

type RegistryOptions = {
  /** Folders with one folder per game; the games of the house unless a test adds others. */
  roots?: readonly URL[];
  returns?: Readonly<Record<string, GameReturn>>;
};

/** Loads every game that has a manifest. Adding a game needs no change here. */
export async function loadRegistry({
  roots,
  returns = houseReturns,
}: RegistryOptions = {}): Promise<GameRegistry> {
  const modules = await discoverGames(roots);
  return createRegistry(
    await Promise.all(modules.map((module) => register(module, returns[module.game.slug]))),
  );
}

async function register(module: GameModule, proven: GameReturn | undefined): Promise<RegisteredGame> {
  const { id, slug, title, catalogue, features, stakes } = module.game;
  // Only proven figures are shown to players.
  if (proven === undefined) throw new Error(`${slug} has no proven return: run npm run maths -- --write`);
  const math = await module.math();
  const isShared = features.includes("shared-round");
  const solo = isShared ? null : (math as GameMath);
  return {
    id,
    slug,
    name: title,
    math: solo,
    table: isShared ? (math as SharedGame) : null,
    returnToPlayer: proven.returnToPlayer,
    volatility: proven.volatility ?? null,
    proven,
    payTables: await module.payTables(),
    pools: (solo?.jackpots ?? []).map(({ tier, contributionIn10000, seedMinor }) => ({
      tier,
      ratePpm: contributionIn10000 * 100,
      seedMinor,
    })),
    stakes: stakes ?? null,
    catalogue,
  };
}
