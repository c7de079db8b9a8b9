import type { PayTable } from "@parlour/contracts/entities/pay-table";
import type { Volatility } from "@parlour/contracts/enumerations";
import type { GameMath } from "@parlour/games/kit/math/game";
import { poolMeasureOf } from "@parlour/rules/pool-measure";
import type { PoolPlan } from "@parlour/wagering/jackpot-pools";

export type RegisteredGame = {
  id: string;
  slug: string;
  name: string;
  /** None for a game whose rounds all players share: it runs by its own clock, in another service. */
  math: GameMath | null;
  /** In percent, as the maths prove it. */
  returnToPlayer: number;
  /** Null where the player decides how far results lie apart, by the bet they choose. */
  volatility: Volatility | null;
  /** What everything pays, as the maths say it. */
  payTables: PayTable[];
  pools: readonly { tier: string; ratePpm: number; seedMinor: number }[];
};

/** The pools of a game as they are opened in a currency: worth about the same in all of them. */
export function poolsIn(currency: string, { id, pools }: RegisteredGame): PoolPlan[] {
  const measure = poolMeasureOf(currency);
  return pools.map(({ tier, ratePpm, seedMinor }) => ({
    productId: id,
    tier,
    ratePpm,
    seedMinor: BigInt(seedMinor * measure),
  }));
}

export type GameRegistry = {
  all: readonly RegisteredGame[];
  find(id: string): RegisteredGame | undefined;
  findBySlug(slug: string): RegisteredGame | undefined;
};

export function createRegistry(all: readonly RegisteredGame[]): GameRegistry {
  const byId = new Map(all.map((game) => [game.id, game]));
  const bySlug = new Map(all.map((game) => [game.slug, game]));
  if (byId.size !== all.length || bySlug.size !== all.length)
    throw new Error("two games share an id or a slug");
  return { all, find: (id) => byId.get(id), findBySlug: (slug) => bySlug.get(slug) };
}
