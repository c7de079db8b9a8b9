import type { GameSessionAnswer } from "@parlour/contracts/entities/game-session";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { poolsIn } from "./registered-game.ts";
import { major, toKeptView } from "./round-answers.ts";

/** Everything that a client shows before the first round, and after a break. */
export async function describeSession(parts: GamesParts, session: GameSession): Promise<GameSessionAnswer> {
  const { id, gameId, mode, currency, language, autoplayAllowed, minimumSpinMs } = session;
  const game = parts.games.find(gameId)!;
  const money = parts.moneyOf(session);
  const owner = ownerOf(session);
  const balance = (await money.balanceOf(owner))?.amountMinor ?? 0n;
  const unfinished = game.math && (await money.rounds.findOpen(owner, gameId));
  const limits = stakeLimitsOf(currency, await parts.stakesOf(gameId));
  const toMajor = (amountMinor: number | bigint) => major(amountMinor, currency);
  return {
    gameSession: id,
    game: { id: game.id, slug: game.slug, name: game.name },
    mode,
    currency,
    language,
    balance: toMajor(balance),
    limits: {
      min: toMajor(limits.minMinor),
      max: toMajor(limits.maxMinor),
      default: toMajor(limits.defaultMinor),
      steps: limits.stepsMinor.map(toMajor),
    },
    round: game.math && unfinished ? toKeptView(game.math, unfinished, balance) : null,
    seeds: await parts.seedsOf(session).describe(owner),
    returnToPlayer: game.returnToPlayer,
    autoplayAllowed,
    minimumSpinMs,
    promotionalSpins: await describeSpins(parts, session),
    jackpots: await describePools(parts, session),
  };
}

/** The grant that ends first; the next one shows when it is used up. */
async function describeSpins(
  { wagering, settings }: GamesParts,
  { mode, playerId, gameId, currency }: GameSession,
): Promise<GameSessionAnswer["promotionalSpins"]> {
  if (mode !== "real" || !(await settings.get()).isPromotionalSpinEnabled) return null;
  const all = await wagering.grants.playable(playerId!);
  const spins = all.find((one) => one.productId === gameId && one.currency === currency);
  return spins ? { left: spins.left, stake: major(spins.stakeMinor, currency) } : null;
}

async function describePools(
  { wagering, games }: GamesParts,
  { gameId, currency }: GameSession,
): Promise<GameSessionAnswer["jackpots"]> {
  const pools = poolsIn(currency, games.find(gameId)!);
  if (pools.length === 0) return [];
  const grown = (await wagering.pools.list(currency)).filter((pool) => pool.productId === gameId);
  return pools.map(({ tier, seedMinor }) => {
    const amountMinor = grown.find((pool) => pool.tier === tier)?.amountMinor ?? seedMinor;
    return { tier, amount: major(amountMinor, currency) };
  });
}
