import { type BonusParts, countSettledRounds as countForBonuses } from "../services/rewards/bonuses/index.ts";
import {
  countSettledRounds as countForLeaderboards,
  type LeaderboardParts,
} from "../services/rewards/leaderboards/index.ts";
import {
  countSettledRounds as countForLoyalty,
  type LoyaltyParts,
} from "../services/rewards/loyalty-points/index.ts";
import {
  countSettledRounds as countForMissions,
  type MissionParts,
} from "../services/rewards/missions/index.ts";

type Parts = {
  bonusParts: BonusParts;
  loyaltyParts: LoyaltyParts;
  leaderboardParts: LeaderboardParts;
  missionParts: MissionParts;
};
type Subscriber = { name: string; deliver(parts: Parts, playerId?: string): Promise<void> };

/**
 * The services that process settled wagers; a new one is added here. Each takes settlements off its queue in
 * the transaction that processes them, so it is safe to call it again.
 */
export const settlementSubscribers: readonly Subscriber[] = [
  { name: "bonuses", deliver: ({ bonusParts }, playerId) => countForBonuses(bonusParts, playerId) },
  { name: "loyalty", deliver: ({ loyaltyParts }, playerId) => countForLoyalty(loyaltyParts, playerId) },
  {
    name: "leaderboards",
    deliver: ({ leaderboardParts }, playerId) => countForLeaderboards(leaderboardParts, playerId),
  },
  { name: "missions", deliver: ({ missionParts }, playerId) => countForMissions(missionParts, playerId) },
];
