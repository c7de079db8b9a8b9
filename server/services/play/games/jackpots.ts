import type { JackpotPools } from "@parlour/wagering/jackpot-pools";
import type { Jackpots } from "../../../kit/ports/jackpots.ts";
import { type GameRegistry, poolsIn } from "./registered-game.ts";

/** Lists the jackpots. A pool that has no stakes yet in a currency is shown at its starting amount. */
export function createJackpots(games: GameRegistry, pools: Pick<JackpotPools, "list">): Jackpots {
  return {
    async list(currency) {
      const grown = await pools.list(currency);
      return games.all
        .filter((game) => game.pools.length > 0)
        .map((game) => {
          const { id } = game;
          const pools = poolsIn(currency, game).map(({ tier, seedMinor }) => {
            const pool = grown.find((each) => each.productId === id && each.tier === tier);
            return { tier, amountMinor: Number(pool?.amountMinor ?? seedMinor) };
          });
          return { gameId: id, pools: pools.toSorted((one, other) => other.amountMinor - one.amountMinor) };
        });
    },
  };
}
