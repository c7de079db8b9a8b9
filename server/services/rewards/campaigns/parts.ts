import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { MarketingMessages } from "../../../kit/ports/marketing-messages.ts";
import type { PlayerSegments } from "../../../kit/ports/player-segments.ts";
import type { Players } from "../../../kit/ports/players.ts";

export type CampaignParts = {
  kit: Kit;
  players: Players;
  segments: PlayerSegments;
  messages: MarketingMessages;
  /** Returns whether operators are reviewing the player for signs of harm or a duplicate account. */
  hasProtectionCase(db: Queryable, playerId: string): Promise<boolean>;
  bonuses: Pick<BonusGrants, "findGrantable" | "lockGrantable" | "mayReceiveOffer" | "grantOffer">;
};
