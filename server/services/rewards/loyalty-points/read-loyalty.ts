import type { ProgrammePlan, TierPlan } from "@parlour/contracts/entities/loyalty-programme";
import { playerAccount } from "@parlour/ledger";
import { localText } from "@parlour/rules/local-text";
import { windowFrom } from "./change-tier.ts";
import { tierById } from "./loyalty-rules.ts";
import type { LoyaltyParts } from "./parts.ts";
import { findLoyalty } from "./player-store.ts";
import { getProgramme } from "./programme-store.ts";

export type LoyaltyStatus = {
  plan: ProgrammePlan;
  tier: TierPlan;
  excluded: boolean;
  points: bigint;
  tierPoints: bigint;
  windowEndsAt: Date;
};

/** Reads a player's loyalty status; for a player who never played, the initial status. */
export async function readLoyaltyStatus({ kit }: LoyaltyParts, playerId: string): Promise<LoyaltyStatus> {
  const [plan, player, balances] = await Promise.all([
    getProgramme(kit.db),
    findLoyalty(kit.db, playerId),
    kit.ledger.accountsOf(playerId),
  ]);
  return {
    plan,
    tier: tierById(plan, player?.tier_id ?? ""),
    excluded: player?.excluded ?? false,
    points: balances.get(playerAccount(playerId, "points").id) ?? 0n,
    tierPoints: BigInt(player?.tier_points ?? 0),
    windowEndsAt: player?.window_ends_at ?? windowFrom(kit.clock.now(), plan),
  };
}

export function toTierSummary({ name, benefits, ...tier }: TierPlan, language: string) {
  return {
    ...tier,
    name: localText(name, language),
    benefits: benefits.map((benefit) => localText(benefit, language)),
  };
}
