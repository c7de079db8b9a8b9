import type { ProgrammePlan, TierPlan } from "@parlour/contracts/entities/loyalty-programme";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { LoyaltyParts } from "./parts.ts";

const dayMs = 86_400_000;

export function windowFrom(now: Date, { windowDays }: ProgrammePlan): Date {
  return new Date(now.getTime() + windowDays * dayMs);
}

export async function publishTierChange(
  { kit }: LoyaltyParts,
  tx: Transaction,
  playerId: string,
  { from, to, isUp }: { from: TierPlan; to: TierPlan; isUp: boolean },
): Promise<void> {
  const data = { from: from.name, to: to.name, isUp };
  await kit.facts.publish(tx, { kind: "TIER_CHANGED", playerId, data });
  tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "loyalty"));
}
