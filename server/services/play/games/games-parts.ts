import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import type { ChosenStakes } from "@parlour/rules/stake-limits";
import type { Wagering } from "@parlour/wagering";
import type { Admission } from "@parlour/wagering/admission";
import type { Kit } from "../../../kit/kit.ts";
import type { GameCatalogue } from "../../../kit/ports/game-catalogue.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { Launch, LaunchTokens } from "../../../kit/ports/launch-tokens.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { GameSession } from "./game-session.ts";
import { createPracticeMoney } from "./practice-money.ts";
import { type GameRegistry, poolsIn } from "./registered-game.ts";
import { type RoundMoney, realMoney } from "./round-money.ts";
import { createSeedBox, type SeedBox } from "./seed-box.ts";
import { createSessionBox, type SessionBox } from "./session-box.ts";

export type GamesPorts = {
  games: GameRegistry;
  wagering: Wagering;
  /** The admission checks that practice play must pass. */
  practiceAdmission: Admission;
  players: Players;
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  tokens: LaunchTokens;
  catalogue: GameCatalogue;
  settings: {
    get(): Promise<Pick<SiteConfiguration, "casinoLoggedPracticePlayEnabled" | "isPromotionalSpinEnabled">>;
  };
  /** Returns the stakes that operators set for a game; null where the usual ones apply. */
  stakesOf(gameId: string): Promise<ChosenStakes | null>;
  /** Returns the variant that operators chose for a game; null for the default. */
  variantOf(gameId: string): Promise<string | null>;
  /** Returns the jurisdiction's maximum stake for this player and game, in minor units; null for none. */
  stakeCapOf(launch: Launch, place: Jurisdiction): Promise<number | null>;
  /** Finds the name that the site shows for a game in a language. */
  findGameName(gameId: string, language: string): Promise<string | undefined>;
  isSwitchedOff(gameId: string): Promise<boolean>;
  /** Finds a game of another studio, including one that is no longer offered, for the history of rounds. */
  findStudioGame(gameId: string): { slug: string; name: string } | undefined;
};

export type GamesParts = GamesPorts & {
  kit: Kit;
  sessions: SessionBox;
  moneyOf(session: GameSession): RoundMoney;
  seedsOf(session: GameSession): SeedBox;
};

/** Creates the parts shared by routes, jobs and other services; they cache sessions and seeds in memory. */
export function createGamesParts(kit: Kit, ports: GamesPorts): GamesParts {
  const real = realMoney(ports.wagering);
  const practice = createPracticeMoney(kit, ports.practiceAdmission, async (gameId, tier, currency) => {
    const pools = await ports.wagering.pools.list(currency);
    const pool = pools.find((one) => one.productId === gameId && one.tier === tier);
    const plan = poolsIn(currency, ports.games.find(gameId)!).find((one) => one.tier === tier);
    return pool?.amountMinor ?? plan?.seedMinor ?? 0n;
  });
  const realSeeds = createSeedBox(kit, (owner, key) => real.draws.used(owner, key));
  const practiceSeeds = createSeedBox(kit, (owner, key) => practice.draws.used(owner, key));
  return {
    ...ports,
    kit,
    sessions: createSessionBox(kit),
    moneyOf: ({ mode }) => (mode === "real" ? real : practice),
    seedsOf: ({ mode }) => (mode === "real" ? realSeeds : practiceSeeds),
  };
}
