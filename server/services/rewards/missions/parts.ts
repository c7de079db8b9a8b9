import type { Wagering } from "@parlour/wagering";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { GameKinds } from "../../../kit/ports/game-kinds.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { LoyaltyPoints } from "../../../kit/ports/loyalty-points.ts";
import type { PlayerTiers } from "../../../kit/ports/player-tiers.ts";
import type { Players } from "../../../kit/ports/players.ts";

export type MissionParts = {
  kit: Kit;
  players: Players;
  wagering: Pick<Wagering, "settlements">;
  games: GameKinds;
  tiers: Pick<PlayerTiers, "tierOf" | "findUnknown">;
  points: LoyaltyPoints;
  bonuses: Pick<
    BonusGrants,
    "mayReceive" | "findGrantable" | "lockGrantable" | "mayReceiveOffer" | "grantOffer" | "describe"
  >;
  jurisdictions: Jurisdictions;
  /** Returns whether operators are reviewing the player for signs of harm or a duplicate account. */
  hasProtectionCase(db: Queryable, playerId: string): Promise<boolean>;
  /**
   * Returns the lowest decimal odds among the selections of each of these sports bets. Bets that were cashed out, even
   * in part, are left out.
   */
  readLowestOdds(db: Queryable, betIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
};
