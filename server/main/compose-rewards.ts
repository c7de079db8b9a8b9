import type { Queryable } from "../kit/database.ts";
import type { Kit } from "../kit/kit.ts";
import type { AffiliateProgramme } from "../kit/ports/affiliate-programme.ts";
import type { BonusGrants } from "../kit/ports/bonus-grants.ts";
import type { PlayerTiers } from "../kit/ports/player-tiers.ts";
import type { Service } from "../kit/service.ts";
import { readListedPlayers } from "../services/identity/profile/index.ts";
import { readVerifications } from "../services/identity/profile-profiling/index.ts";
import { createPlayerSegments } from "../services/office/player-directory/index.ts";
import { readHarmRisk } from "../services/protection/cases/index.ts";
import { affiliatesService, createAffiliateProgramme } from "../services/rewards/affiliates/index.ts";
import { type BonusParts, bonusesService, createBonusGrants } from "../services/rewards/bonuses/index.ts";
import { type CampaignParts, campaignsService } from "../services/rewards/campaigns/index.ts";
import { type LeaderboardParts, leaderboardsService } from "../services/rewards/leaderboards/index.ts";
import {
  createLoyaltyPoints,
  createPlayerTiers,
  type LoyaltyParts,
  loyaltyService,
  readTiers,
} from "../services/rewards/loyalty-points/index.ts";
import { type MissionParts, missionsService } from "../services/rewards/missions/index.ts";
import { referralService } from "../services/rewards/referral/index.ts";
import { createMarketingMessages } from "../services/site/notifications/index.ts";
import { readLowestOdds } from "../services/sports/sportsbook/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { PlayPorts } from "./compose-play.ts";
import type { ProtectionPorts } from "./compose-protection.ts";
import type { SitePorts } from "./compose-site.ts";

export type RewardsPorts = {
  tiers: PlayerTiers;
  bonuses: BonusGrants;
  programme: AffiliateProgramme;
  /** The dependencies of the rewards services, with which seeds and tests call the services' functions. */
  bonusParts: BonusParts;
  loyaltyParts: LoyaltyParts;
  leaderboardParts: LeaderboardParts;
  missionParts: MissionParts;
  campaignParts: CampaignParts;
};

type RewardsNeeds = SitePorts & IdentityPorts & PlayPorts & ProtectionPorts;

export function createRewardsPorts(kit: Kit, needs: RewardsNeeds): RewardsPorts {
  const { players, wagering, gameKinds, spinGames, settings, location, protection, jurisdictions } = needs;
  const tiers = createPlayerTiers(kit);
  const shared = { kit, players, wagering, games: gameKinds, settings };
  const bonusParts = { ...shared, spinGames, tiers, location, protection, jurisdictions };
  const bonuses = createBonusGrants(bonusParts);
  const hasProtectionCase = async (db: Queryable, playerId: string) =>
    (await readHarmRisk(db, playerId)).hasOpenCase;
  return {
    tiers,
    bonuses,
    programme: createAffiliateProgramme(kit),
    bonusParts,
    loyaltyParts: { ...shared, bonuses },
    leaderboardParts: { ...shared, bonuses, location, jurisdictions },
    missionParts: {
      ...shared,
      bonuses,
      tiers,
      jurisdictions,
      hasProtectionCase,
      readLowestOdds,
      points: createLoyaltyPoints({ kit, settings }),
    },
    campaignParts: {
      kit,
      players,
      bonuses,
      hasProtectionCase,
      segments: createPlayerSegments({ readPlayers: readListedPlayers, readVerifications, readTiers }),
      messages: createMarketingMessages(kit, protection),
    },
  };
}

export function rewardsServices(ports: RewardsPorts & SitePorts & IdentityPorts): readonly Service[] {
  return [
    loyaltyService(ports.loyaltyParts),
    leaderboardsService(ports.leaderboardParts),
    missionsService(ports.missionParts),
    bonusesService(ports.bonusParts),
    affiliatesService(ports),
    referralService(ports),
    campaignsService(ports.campaignParts),
  ];
}
