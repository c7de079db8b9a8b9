import type { GameSessionAnswer } from "@parlour/contracts/entities/game-session";
import { capStakes, roundMaxOf, sideMaxOf, stakeLimitsOf, stakeUnitOf } from "@parlour/rules/stake-limits";
import { sumPlaySince } from "@parlour/wagering/player-totals";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { figuresOf, payoutCapOf, playedVersion, poolsIn } from "./registered-game.ts";
import { major, toKeptView } from "./round-answers.ts";

/** Returns everything that a client shows before the first round and after an interruption. */
export async function describeSession(parts: GamesParts, session: GameSession): Promise<GameSessionAnswer> {
  const { id, gameId, mode, currency, language, autoplayAllowed, minimumSpinMs, turboAllowed } = session;
  const game = parts.games.find(gameId)!;
  const mathsVersion = playedVersion(game, session);
  const money = parts.moneyOf(session);
  const owner = ownerOf(session);
  const balance = (await money.balanceOf(owner))?.amountMinor ?? 0n;
  const unfinished = game.math && (await money.rounds.findOpen(owner, gameId));
  const unitMinor = stakeUnitOf(currency, game.stakeRule);
  const offered = stakeLimitsOf(currency, await parts.stakesOf(gameId), game.stakeRule);
  const limits = capStakes(offered, session.stakeCapMinor, unitMinor);
  const roundMax = roundMaxOf(limits, unitMinor, game.stakeRule);
  const name = (await parts.findGameName(gameId, language)) ?? game.name;
  const toMajor = (amountMinor: number | bigint) => major(amountMinor, currency);
  return {
    gameSession: id,
    game: { id: game.id, slug: game.slug, name },
    mode,
    currency,
    language,
    balance: toMajor(balance),
    limits: {
      min: toMajor(limits.minMinor),
      max: toMajor(limits.maxMinor),
      sideMax: game.stakeRule.hands ? toMajor(sideMaxOf(limits, unitMinor)) : null,
      // A jurisdiction's maximum stake applies to the whole round.
      roundMax: toMajor(Math.min(roundMax, session.stakeCapMinor ?? roundMax)),
      default: toMajor(limits.defaultMinor),
      steps: limits.stepsMinor.map(toMajor),
      unit: toMajor(unitMinor),
      payoutCap: toMajor(payoutCapOf(game, currency)),
    },
    round: game.math && unfinished ? toKeptView(game, unfinished, balance) : null,
    seeds: await parts.seedsOf(session).describe(owner),
    ...figuresOf(game, mathsVersion),
    mathsVersion,
    autoplayAllowed,
    minimumSpinMs,
    turboAllowed,
    anteBetsAllowed: session.anteBetsAllowed,
    featureBuysAllowed: session.featureBuysAllowed,
    netPosition: session.figuresShown ? await netPosition(parts, session) : null,
    promotionalSpins: await describeSpins(parts, session),
    jackpots: await describePools(parts, session),
  };
}

/** Returns wins minus stakes since the player's oldest open login session began. */
async function netPosition({ kit }: GamesParts, { playerId, currency }: GameSession): Promise<number> {
  const open = await kit.sessions.listOf(playerId!);
  const starts = open.map(({ createdAt }) => createdAt.getTime());
  const since = new Date(Math.min(kit.clock.now().getTime(), ...starts));
  const { staked, won } = await sumPlaySince(kit.db, playerId!, currency, since);
  return major(won - staked, currency);
}

/** Describes the grant of spins that expires first; once it is used up, the next one is shown. */
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
