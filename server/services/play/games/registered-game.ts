import type { GameFigures } from "@parlour/contracts/entities/game-figures";
import type { PayTable } from "@parlour/contracts/entities/pay-table";
import type { GameFeature, Volatility } from "@parlour/contracts/enumerations";
import type { GameMath } from "@parlour/games/kit/math/game";
import type { GameManifest } from "@parlour/games/kit/math/manifest";
import type { GameReturn } from "@parlour/games/kit/math/returns";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { poolMeasureOf } from "@parlour/rules/pool-measure";
import { type ChosenStakes, type StakeRule, stakeMeasureOf, stakeUnitOf } from "@parlour/rules/stake-limits";
import type { PoolPlan } from "@parlour/wagering/jackpot-pools";
import type { GameOffer, OfferedVariant } from "../../../kit/ports/game-offer.ts";
import type { SpinGames } from "../../../kit/ports/spin-games.ts";

/** A game in the form that the server uses, derived from its manifest. */
export type RegisteredGame = {
  id: string;
  slug: string;
  name: string;
  /** The game's maths; null for a game with shared rounds, which another service runs. */
  math: GameMath | null;
  /** The version of the maths that rounds are played with now. */
  mathsVersion: number;
  /** The maths of other versions: earlier ones, for rounds that were played with them, and variants. */
  pastMaths: ReadonlyMap<number, GameMath>;
  /** The rules of a game with shared rounds; null for all other games. */
  table: SharedGame | null;
  /** The figures that players see, as proven by the maths. */
  figures: GameFigures;
  features: readonly GameFeature[];
  /** The volatility; null where it depends on the bet that the player chooses. */
  volatility: Volatility | null;
  /** All figures proven by the game's maths, for reports. */
  proven: GameReturn;
  payTables: PayTable[];
  variants: readonly (OfferedVariant & { mathsVersion: number })[];
  pools: readonly { tier: string; ratePpm: number; seedMinor: number }[];
  /** The stakes of this game; null where the default stakes apply. */
  stakes: ChosenStakes | null;
  /** The lowest loyalty tier that may bet at this table until operators choose another; null if everyone may. */
  fromTier: string | null;
  /**
   * The rule for stakes, which makes every win a whole number of minor units and keeps fixed prizes below the
   * payout cap.
   */
  stakeRule: StakeRule;
  /** The maximum payout of a round, in US dollars; `payoutCapOf` scales it to other currencies. */
  payoutCap: number;
  catalogue: GameManifest["catalogue"];
};

export function mathOf(game: RegisteredGame, version: number): GameMath | null {
  return version === game.mathsVersion ? game.math : (game.pastMaths.get(version) ?? null);
}

/** Returns the version of the maths that a new session is played with, by the variant that operators chose. */
export function versionOf({ variants, mathsVersion }: RegisteredGame, chosen: string | null): number {
  return variants.find(({ name }) => name === chosen)?.mathsVersion ?? mathsVersion;
}

/**
 * Returns the version of the maths that a session is played with. A session without a version was opened before its
 * game had variants; the rules of that time are the lowest of the game's versions.
 */
export const playedVersion = (
  { variants, mathsVersion }: Pick<RegisteredGame, "variants" | "mathsVersion">,
  session: { mathsVersion: number | null },
): number =>
  session.mathsVersion ?? Math.min(mathsVersion, ...variants.map((variant) => variant.mathsVersion));

export function figuresOf({ variants, figures }: RegisteredGame, version: number): GameFigures {
  return variants.find(({ mathsVersion }) => mathsVersion === version)?.figures ?? figures;
}

/** Returns the maximum payout of a round of a game, in minor units. */
export const payoutCapOf = ({ payoutCap }: Pick<RegisteredGame, "payoutCap">, currency: string): number =>
  payoutCap * 100 * stakeMeasureOf(currency);

/** Returns the pools of a game in a currency; they are worth about the same in all currencies. */
export function poolsIn(currency: string, { id, pools }: RegisteredGame): PoolPlan[] {
  const measure = poolMeasureOf(currency);
  return pools.map(({ tier, ratePpm, seedMinor }) => ({
    productId: id,
    tier,
    ratePpm,
    seedMinor: BigInt(seedMinor * measure),
  }));
}

export type GameRegistry = SpinGames & {
  all: readonly RegisteredGame[];
  find(id: string): RegisteredGame | undefined;
  findBySlug(slug: string): RegisteredGame | undefined;
  offer: GameOffer;
};

export function createRegistry(all: readonly RegisteredGame[]): GameRegistry {
  const byId = new Map(all.map((game) => [game.id, game]));
  const bySlug = new Map(all.map((game) => [game.slug, game]));
  if (byId.size !== all.length || bySlug.size !== all.length)
    throw new Error("two games share an id or a slug");
  return {
    all,
    find: (id) => byId.get(id),
    findBySlug: (slug) => bySlug.get(slug),
    offer: { find: (slug) => bySlug.get(slug) },
    // A promotional spin must be a single bet, because a round with decisions could mix in the player's own money.
    takesSpins(id) {
      const math = byId.get(id)?.math;
      return math != null && math.action === undefined;
    },
    spinUnitOf: (id, currency) => stakeUnitOf(currency, byId.get(id)?.stakeRule),
  };
}
