import { createHmac } from "node:crypto";
import { showStudioFrame } from "@parlour/contracts/calls/play/studio-games/show-studio-frame";
import { studioLaunch } from "@parlour/contracts/entities/studio-feed";
import type { PlayMode } from "@parlour/contracts/enumerations";
import { amountOf } from "@parlour/rules/money";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { Kit } from "../../../kit/kit.ts";
import { outboundRules, parseOutboundUrl } from "../../../kit/post-outside.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { createFrameTickets } from "./frame-ticket.ts";
import type { AskStudio, GameRules, StudioGamesPorts } from "./studio-games-parts.ts";
import type { PlayableStudioGame } from "./studio-offer.ts";

type LaunchParts = Pick<StudioGamesPorts, "chosenStakesOf" | "rulesOf" | "openSession"> & {
  kit: Kit;
  ask: AskStudio;
};

export type StudioLaunch = {
  mode: PlayMode;
  /** The player and their session on the site; null for visitors. */
  player: { id: string; sessionId: string } | null;
  currency: string;
  language: string;
};

const sessionHours = 12;

/** The rules for visitors, who only practise. */
const visitorRules: GameRules = {
  autoplayAllowed: true,
  turboAllowed: true,
  anteBetsAllowed: true,
  featureBuysAllowed: true,
  minimumSpinMs: 0,
};

/**
 * Opens a studio's game for a player who is allowed to play it: for real play, opens a session of the wallet, then
 * asks the studio for the address of the game. Returns the URL of our page that embeds this address.
 */
export async function launchStudioGame(
  { kit, ask, chosenStakesOf, rulesOf, openSession }: LaunchParts,
  game: PlayableStudioGame,
  { mode, player, currency, language }: StudioLaunch,
): Promise<string | Refusal> {
  if (mode === "practice" && !game.studio.hasPractice) return refuse("GAME_NOT_AVAILABLE");
  const rules = player === null ? visitorRules : await rulesOf(player.id);
  // Where feature buys are not allowed, a game that offers them is not opened at all, because we can't see whether a
  // bet at the studio bought a feature.
  if (game.offered.features.includes("bonus-buy") && !rules.featureBuysAllowed)
    return refuse("GAME_NOT_AVAILABLE");
  const studio = game.studio.id;
  let session: { token: string; player: string } | null = null;
  if (mode === "real") {
    if (player === null) return refuse("SESSION_INVALID");
    await kit.ledger.openWallet({ playerId: player.id, currency });
    const expiresAt = new Date(kit.clock.now().getTime() + sessionHours * 3_600_000);
    const token = await openSession(kit, {
      studio,
      playerId: player.id,
      gameId: game.id,
      currency,
      expiresAt,
      siteSessionId: player.sessionId,
    });
    session = { token, player: await aliasOf(kit, studio, player.id) };
  }
  const limits = stakeLimitsOf(currency, (await chosenStakesOf(game.id)) ?? game.stakes, game.stakeRule);
  const toMajor = (minor: number) => amountOf(BigInt(minor), currency);
  const answer = await ask(studio, {
    type: "launch",
    gameId: game.studioGameId,
    mode,
    token: session?.token ?? null,
    player: session?.player ?? null,
    currency,
    language,
    stakes: {
      min: toMajor(limits.minMinor),
      max: toMajor(limits.maxMinor),
      default: toMajor(limits.defaultMinor),
      unit: toMajor(1),
    },
    rules: {
      autoplay: rules.autoplayAllowed,
      turbo: rules.turboAllowed,
      anteBets: rules.anteBetsAllowed,
      featureBuys: rules.featureBuysAllowed,
      minimumSpinMs: rules.minimumSpinMs,
    },
  }).catch((error: unknown) => {
    kit.log.warn({ err: error, studio }, "a studio did not launch its game");
    return undefined;
  });
  const launched = studioLaunch.safeParse(answer);
  const url = launched.success ? parseOutboundUrl(launched.data.url, outboundRules(kit.config)) : undefined;
  if (url === undefined) return refuse("PROVIDER_UNAVAILABLE");
  const ticket = createFrameTickets(kit).issue({ url: url.href, name: game.name, mode, language });
  return `${showStudioFrame.path}?${new URLSearchParams({ ticket })}`;
}

/**
 * Returns the player's id for one studio. Each studio gets a different id, so that studios can't compare theirs, and
 * the id does not reveal who the player is.
 */
async function aliasOf({ config, db }: Kit, studio: string, playerId: string): Promise<string> {
  const derived = createHmac("sha256", config.secrets.provider)
    .update(`studio player:${studio}:${playerId}`)
    .digest("base64url")
    .slice(0, 27);
  const [row] = await db.query<{ alias: string }>(
    `with added as (
       insert into players_at_studios (studio, player_id, alias) values ($1, $2, $3) on conflict do nothing
     )
     select alias from players_at_studios where player_id = $2 and studio = $1`,
    [studio, playerId, derived],
  );
  return row?.alias ?? derived;
}
