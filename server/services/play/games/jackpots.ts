import type { GameWallet } from "../../../kit/ports/game-wallet.ts";
import type { Jackpots } from "../../../kit/ports/jackpots.ts";
import { type GameRegistry, poolsIn } from "./registered-game.ts";

/** A pool that nobody has played for yet in a currency stands at its seed. */
export function createJackpots(games: GameRegistry, wallet: Pick<GameWallet, "poolsIn">): Jackpots {
  return {
    async list(currency) {
      const grown = await wallet.poolsIn(currency);
      return games.all
        .filter(({ pools }) => pools.length > 0)
        .map((game) => {
          const { id } = game;
          const amounts = poolsIn(currency, game).map(
            ({ tier, seedMinor }) =>
              grown.find((pool) => pool.gameId === id && pool.tier === tier)?.amountMinor ?? seedMinor,
          );
          return { gameId: id, amountMinor: Math.max(...amounts) };
        });
    },
  };
}
