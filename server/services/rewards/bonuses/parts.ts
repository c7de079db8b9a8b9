import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { GameKinds } from "../../../kit/ports/game-kinds.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { PlayerTiers } from "../../../kit/ports/player-tiers.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SpinGames } from "../../../kit/ports/spin-games.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";

export type BonusSettings = { get(): Promise<{ languageDefault: string; defaultCurrency: string }> };

export type BonusParts = {
  kit: Kit;
  players: Players;
  wagering: Wagering;
  games: GameKinds;
  spinGames: SpinGames;
  tiers: PlayerTiers;
  settings: BonusSettings;
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  /** Returns whether a player is on a break, in which case offers are hidden from them. */
  protection: Pick<PlayerProtection, "isOnBreak">;
};
