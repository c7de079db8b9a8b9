import { discoverGames } from "./discover-games.ts";
import type { GameMath } from "./kit/math/game.ts";

/** A game with sample bets and actions, for tests of properties that hold for all games. */
export type AnyGame = { math: GameMath<never, unknown, never>; bets: unknown[]; actions: unknown[] };

/** Every single-player game. */
export const allGames: readonly AnyGame[] = await loadSamples();

async function loadSamples(): Promise<AnyGame[]> {
  const games = (await discoverGames()).filter(({ game }) => !game.features.includes("shared-round"));
  return await Promise.all(
    games.map(async ({ game, math, proof }) => {
      const { samples } = await proof();
      if (samples === undefined) throw new Error(`The proof of ${game.slug} has no sample plays.`);
      return {
        math: (await math()) as AnyGame["math"],
        bets: [...samples.bets],
        actions: [...(samples.actions ?? [])],
      };
    }),
  );
}
