import type { GameSessionAnswer } from "@parlour/contracts/entities/game-session";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { Launch } from "../../../kit/ports/launch-tokens.ts";
import type { VisitorOrigin } from "../../../kit/ports/visitor-location.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { PlayerSession } from "../../../kit/session.ts";
import { describeSession } from "./describe-session.ts";
import type { GameSession } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { poolsIn, versionOf } from "./registered-game.ts";
import { insertSession } from "./session-store.ts";

const sessionHours = 12;
/** The credits of a new practice session, as a multiple of the default stake. */
const practiceStakes = 1_000;

type Opening = VisitorOrigin & { session: PlayerSession | undefined };

/**
 * Opens the game that a launch token was issued for. Conditions that may have changed since the launch are checked
 * again.
 */
export async function openSession(
  parts: GamesParts,
  launch: Launch,
  visitor: Opening,
): Promise<GameSessionAnswer | Refusal> {
  const { kit, games, wagering } = parts;
  const game = games.find(launch.gameId);
  if (!game || !(await parts.catalogue.has(game.id))) return refuse("GAME_NOT_AVAILABLE");
  const rules = await (launch.mode === "real" ? admitPlayer : admitPractice)(parts, launch, visitor);
  if ("refusal" in rules) return rules;
  const now = kit.clock.now();
  const session: GameSession = {
    id: kit.random.id("gamesession"),
    playerId: launch.playerId,
    gameId: launch.gameId,
    mode: launch.mode,
    currency: launch.currency,
    language: launch.language,
    ...rules,
    mathsVersion: game.variants.length === 0 ? null : versionOf(game, await parts.variantOf(game.id)),
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
  };
  const { defaultMinor } = stakeLimitsOf(launch.currency, await parts.stakesOf(game.id), game.stakeRule);
  const credits = launch.mode === "practice" ? defaultMinor * practiceStakes : null;
  await insertSession(kit.db, session, credits, now);
  if (launch.mode === "real") {
    await kit.ledger.openWallet({ playerId: launch.playerId!, currency: launch.currency });
    await wagering.pools.open(launch.currency, poolsIn(launch.currency, game));
  }
  return await describeSession(parts, session);
}

type PlayRules = Pick<
  GameSession,
  | "autoplayAllowed"
  | "minimumSpinMs"
  | "turboAllowed"
  | "anteBetsAllowed"
  | "featureBuysAllowed"
  | "stakeCapMinor"
  | "figuresShown"
>;

const freePlay: PlayRules = {
  autoplayAllowed: true,
  minimumSpinMs: 0,
  turboAllowed: true,
  anteBetsAllowed: true,
  featureBuysAllowed: true,
  stakeCapMinor: null,
  figuresShown: false,
};

async function admitPlayer(
  { players, location, jurisdictions, stakeCapOf }: GamesParts,
  launch: Launch,
  visitor: Opening,
): Promise<PlayRules | Refusal> {
  const player = await players.get(launch.playerId!);
  if (player.status !== "ACTIVE") return refuse("GAME_NOT_AVAILABLE");
  const residence = { country: player.countryCode, subdivision: player.subdivision };
  const refusal = await location.requireServed(visitor, residence);
  if (refusal) return refusal;
  const place = await jurisdictions.of(player);
  const { autoplayAllowed, minimumSpinMs, turboAllowed, anteBetsAllowed, featureBuysAllowed } = place;
  const stakeCapMinor = await stakeCapOf(launch, place);
  return {
    autoplayAllowed,
    minimumSpinMs,
    turboAllowed,
    anteBetsAllowed,
    featureBuysAllowed,
    figuresShown: place.sessionFiguresShown,
    stakeCapMinor,
  };
}

async function admitPractice(
  { settings, location }: GamesParts,
  { playerId }: Launch,
  visitor: Opening,
): Promise<PlayRules | Refusal> {
  const { casinoLoggedPracticePlayEnabled } = await settings.get();
  if (playerId !== null && !casinoLoggedPracticePlayEnabled) return refuse("GAME_NOT_AVAILABLE");
  return (await location.requireServed(visitor)) ?? freePlay;
}
