import type { GameFigures } from "@parlour/contracts/entities/game-figures";
import { discoverGames } from "@parlour/games/discover-games";
import type { GameMath } from "@parlour/games/kit/math/game";
import type { GameModule } from "@parlour/games/kit/math/manifest";
import {
  type GameReturn,
  hitRateOf,
  returns as houseReturns,
  type VariantReturn,
} from "@parlour/games/kit/math/returns";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { SIDE_BET_SHARE } from "@parlour/rules/stake-limits";
import { createRegistry, type GameRegistry, type RegisteredGame } from "./registered-game.ts";

/** The maximum payout of a round unless its game sets another one, in US dollars; it is scaled to other currencies. */
const housePayoutCap = 1_000_000;

type RegistryOptions = {
  /** The folders that contain one folder per game. By default, these are the in-house games; tests can name others. */
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
  const { id, slug, title, catalogue, features, stakes, fromTier, mathsVersion = 1 } = module.game;
  const { stakeUnit = 1, payoutCap = housePayoutCap } = module.game;
  // A game without proven figures keeps the server from starting, because only proven figures may be shown to
  // players.
  if (proven === undefined) throw new Error(`${slug} has no proven return: run npm run maths -- --write`);
  const math = await module.math();
  const isShared = features.includes("shared-round");
  const solo = isShared ? null : (math as GameMath);
  return {
    id,
    slug,
    name: title,
    math: solo,
    mathsVersion,
    pastMaths: new Map(isShared ? [] : await loadPast(module)),
    table: isShared ? (math as SharedGame) : null,
    figures: toFigures(proven),
    features,
    volatility: proven.volatility ?? null,
    proven,
    payTables: await module.payTables(),
    variants: await loadVariants(module, proven),
    pools: (solo?.jackpots ?? []).map(({ tier, contributionIn10000, seedMinor }) => ({
      tier,
      ratePpm: contributionIn10000 * 100,
      seedMinor,
    })),
    stakes: stakes ?? null,
    fromTier: fromTier ?? null,
    stakeRule: {
      unit: stakeUnit,
      most: hasFixedPrizes(math) ? (payoutCap * 100) / payoutOf(math, proven) : null,
      hands: solo?.hands ? { max: solo.hands.max, sideBets: solo.hands.sides.count } : null,
    },
    payoutCap,
    catalogue,
  };
}

/** Loads the variants, the default first. Only a variant with a proven return can be chosen. */
async function loadVariants(
  { game, payTables }: GameModule,
  proven: GameReturn,
): Promise<RegisteredGame["variants"]> {
  const { variants = [], mathsVersion = 1, slug } = game;
  const loaded = variants.map(async ({ name, title, mathsVersion }) => {
    const figures = proven.variants?.[name];
    if (figures === undefined)
      throw new Error(`${slug} has no proven return for ${name}: run npm run maths -- --write`);
    return {
      name,
      title,
      mathsVersion,
      figures: toFigures(figures),
      payTables: await payTables(mathsVersion),
    };
  });
  const isDefault = (variant: { mathsVersion: number }) => variant.mathsVersion === mathsVersion;
  return (await Promise.all(loaded)).sort((one, other) => Number(isDefault(other)) - Number(isDefault(one)));
}

const toFigures = (proven: VariantReturn): GameFigures => ({
  returnToPlayer: proven.returnToPlayer,
  returnWithin: proven.within ?? null,
  maximumWin: proven.maximum,
  hitRate: hitRateOf(proven),
});

/** The maximum payout among all variants. */
const maximumOf = ({ maximum, variants = {} }: GameReturn): number =>
  Math.max(maximum, ...Object.values(variants).map((variant) => variant.maximum));

async function loadPast({ pastMaths = {} }: GameModule): Promise<[number, GameMath][]> {
  return await Promise.all(
    Object.entries(pastMaths).map(
      async ([version, load]): Promise<[number, GameMath]> => [Number(version), (await load()) as GameMath],
    ),
  );
}

/**
 * Returns the most that a round can pay, as a multiple of the maximum stake. With several hands, all of them and their
 * side bets are staked at their maximum.
 */
function payoutOf(math: GameMath | SharedGame, proven: GameReturn): number {
  const hands = "hands" in math ? math.hands : undefined;
  return hands ? hands.max * (hands.paysMost + SIDE_BET_SHARE * hands.sides.payMost) : maximumOf(proven);
}

/**
 * Returns whether every prize is a fixed multiple of the stake. The prizes of slot features add up, and a
 * crash round can be cashed out at the cap, so only slots and crash games may allow stakes above the cap
 * divided by the highest multiplier.
 */
const hasFixedPrizes = (math: GameMath | SharedGame): boolean =>
  !("slot" in math) && !("exit" in math && math.exit !== undefined);
