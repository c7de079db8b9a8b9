import { type BonusParts, countSettledRounds as countForBonuses } from "../services/rewards/bonuses/index.ts";
import {
  countSettledRounds as countForLoyalty,
  type LoyaltyParts,
} from "../services/rewards/loyalty-points/index.ts";

type Parts = { bonusParts: BonusParts; loyaltyParts: LoyaltyParts };
type Subscriber = { name: string; deliver(parts: Parts, playerId?: string): Promise<void> };

/**
 * The services that process settled wagers; a new one is added here. Each takes settlements off its queue in
 * the transaction that processes them, so it is safe to call it again.
 */
export const settlementSubscribers: readonly Subscriber[] = [
  { name: "bonuses", deliver: ({ bonusParts }, playerId) => countForBonuses(bonusParts, playerId) },
  { name: "loyalty", deliver: ({ loyaltyParts }, playerId) => countForLoyalty(loyaltyParts, playerId) },
];
