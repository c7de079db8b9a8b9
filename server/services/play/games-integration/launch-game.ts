import type { ChannelType, PlayMode } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import type { GameCatalogue } from "../../../kit/ports/game-catalogue.ts";
import type { PlayableGames } from "../../../kit/ports/playable-games.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { VisitorLocation, VisitorOrigin } from "../../../kit/ports/visitor-location.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { requireCurrency } from "../../../kit/require-currency.ts";
import type { PlayerSession } from "../../../kit/session.ts";
import { createLaunchTokens } from "./launch-tokens.ts";

export type LaunchSettings = {
  get(): Promise<{
    defaultCurrency: string;
    languageDefault: string;
    languagesPublished: readonly string[];
    casinoLoggedPracticePlayEnabled: boolean;
    isGamesIntegrationEnabled: boolean;
  }>;
};

export type LaunchParts = {
  kit: Kit;
  games: PlayableGames;
  players: Players;
  location: VisitorLocation;
  settings: LaunchSettings;
  catalogue: GameCatalogue;
  /** Returns whether a game is excluded at the visitor's location. */
  isExcluded(gameId: string, visitor: VisitorOrigin): Promise<boolean>;
};

export type LaunchRequest = {
  gameId: string;
  mode: PlayMode;
  currencyCode: string | undefined;
  language: string | undefined;
  channel: ChannelType | undefined;
  /** Values that are passed to the game in its URL. */
  parameters?: Readonly<Record<string, string>>;
};

/** The response of every launch call. */
type LaunchReply = { reply: true; status: 200; body: { url: string }; headers: Record<string, string> };

export type LaunchingVisitor = VisitorOrigin & { session: PlayerSession | undefined };

/**
 * Returns a game frame's URL, which works once and only for a few minutes, so the response must not be
 * cached.
 */
export async function launchGame(
  parts: LaunchParts,
  request: LaunchRequest,
  visitor: LaunchingVisitor,
): Promise<LaunchReply | Refusal> {
  const game = parts.games.find(request.gameId);
  if (!game) return refuse("NOT_FOUND");
  const currency = await (request.mode === "real" ? admitPlayer : admitPractice)(parts, request, visitor);
  if (typeof currency !== "string") return currency;
  if (!(await parts.catalogue.has(game.id))) return refuse("GAME_NOT_AVAILABLE");
  if (await parts.isExcluded(game.id, visitor)) return refuse("REGION_NOT_AVAILABLE");
  const { languageDefault, languagesPublished } = await parts.settings.get();
  const asked = request.language?.slice(0, 2);
  const language = asked && languagesPublished.includes(asked) ? asked : languageDefault;
  const { mode } = request;
  const { session } = visitor;
  const player = session === undefined ? null : { id: session.playerId, sessionId: session.id };
  const atStudio = await parts.games.launchAtStudio(game.id, { mode, player, currency, language });
  if (atStudio !== undefined) return typeof atStudio === "string" ? frameAt(atStudio) : atStudio;
  const token = createLaunchTokens(parts.kit).issue({
    playerId: visitor.session?.playerId ?? null,
    gameId: game.id,
    mode,
    currency,
    language,
    channel: request.channel ?? "DESKTOP",
  });
  const query = new URLSearchParams({ ...request.parameters, token });
  return frameAt(`/games/${game.slug}?${query}`);
}

function frameAt(url: string): LaunchReply {
  return { reply: true, status: 200, body: { url }, headers: { "cache-control": "no-store" } };
}

/** Checks whether the player may open the game and returns the currency of the player's wallet. */
async function admitPlayer(
  { players, location }: LaunchParts,
  { currencyCode }: LaunchRequest,
  visitor: LaunchingVisitor,
): Promise<string | Refusal> {
  if (!visitor.session) return refuse("SESSION_INVALID");
  const player = await players.get(visitor.session.playerId);
  if (player.status !== "ACTIVE") return refuse("GAME_NOT_AVAILABLE");
  const residence = { country: player.countryCode, subdivision: player.subdivision };
  const refusal = await location.requireServed(visitor, residence);
  if (refusal) return refusal;
  const isOwn = currencyCode === undefined || currencyCode.toUpperCase() === player.currency.toUpperCase();
  return isOwn ? player.currency : refuse("CURRENCY_MISMATCH");
}

/**
 * Checks whether practice play is allowed and returns its currency. Signed-in players may practise only if
 * the site settings allow it.
 */
async function admitPractice(
  { settings, location }: LaunchParts,
  { currencyCode }: LaunchRequest,
  visitor: LaunchingVisitor,
): Promise<string | Refusal> {
  const { casinoLoggedPracticePlayEnabled, defaultCurrency } = await settings.get();
  if (visitor.session && !casinoLoggedPracticePlayEnabled) return refuse("GAME_NOT_AVAILABLE");
  const refusal = await location.requireServed(visitor);
  if (refusal) return refusal;
  return requireCurrency(currencyCode, defaultCurrency);
}
