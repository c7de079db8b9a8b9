import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { ChosenStakes } from "@parlour/rules/stake-limits";
import type { Kit } from "../../../kit/kit.ts";
import type { GameCatalogue } from "../../../kit/ports/game-catalogue.ts";
import type { GameWallet } from "../../../kit/ports/game-wallet.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { LaunchTokens } from "../../../kit/ports/launch-tokens.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { GameSession } from "./game-session.ts";
import { createPracticeWallet, type RoundWallet } from "./practice-wallet.ts";
import { type GameRegistry, poolsIn } from "./registered-game.ts";
import { createSeedBox, type SeedBox } from "./seed-box.ts";
import { createSessionBox, type SessionBox } from "./session-box.ts";

/** What the service needs of others. */
export type GamesPorts = {
  games: GameRegistry;
  wallet: GameWallet;
  players: Players;
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  tokens: LaunchTokens;
  catalogue: GameCatalogue;
  settings: {
    get(): Promise<Pick<SiteConfiguration, "casinoLoggedPracticePlayEnabled" | "isPromotionalSpinEnabled">>;
  };
  /** What operators decided that a game takes; null where the usual stakes hold. */
  stakesOf(gameId: string): Promise<ChosenStakes | null>;
  /** Whether operators have switched the game off. */
  isSwitchedOff(gameId: string): Promise<boolean>;
};

export type GamesParts = GamesPorts & {
  kit: Kit;
  sessions: SessionBox;
  /** Whichever keeps the money and the rounds of a session. */
  walletOf(session: GameSession): RoundWallet;
  seedsOf(session: GameSession): SeedBox;
};

export function createGamesParts(kit: Kit, ports: GamesPorts): GamesParts {
  const practice = createPracticeWallet(kit, async (gameId, tier, currency) => {
    const pools = await ports.wallet.poolsIn(currency);
    const pool = pools.find((one) => one.gameId === gameId && one.tier === tier);
    const plan = poolsIn(currency, ports.games.find(gameId)!).find((one) => one.tier === tier);
    return pool?.amountMinor ?? plan?.seedMinor ?? 0;
  });
  const realSeeds = createSeedBox(kit, (owner, key) => ports.wallet.drawsUsed(owner, key));
  const practiceSeeds = createSeedBox(kit, (owner, key) => practice.drawsUsed(owner, key));
  return {
    ...ports,
    kit,
    sessions: createSessionBox(kit),
    walletOf: ({ mode }) => (mode === "real" ? ports.wallet : practice),
    seedsOf: ({ mode }) => (mode === "real" ? realSeeds : practiceSeeds),
  };
}
