import type { CampaignTrigger } from "@parlour/contracts/entities/campaign";
import type { Transaction } from "../../../kit/database.ts";
import type { PublishedFact } from "../../../kit/facts.ts";
import { listOpen } from "./campaign-store.ts";
import { isInControlGroup } from "./control-group.ts";
import type { CampaignParts } from "./parts.ts";
import { addRecipients } from "./recipient-store.ts";
import { enqueueRun } from "./run-campaign.ts";

export const triggerFacts = ["DEPOSIT_COMPLETED", "TIER_CHANGED"] as const;
type TriggerFact = PublishedFact<(typeof triggerFacts)[number]>;

const hourMs = 3_600_000;

/** Adds a player to the running campaigns that are triggered by this event. */
export async function onFact({ kit }: CampaignParts, tx: Transaction, fact: TriggerFact): Promise<void> {
  const trigger = triggerOf(fact);
  if (trigger === undefined) return;
  const { playerId } = fact;
  for (const { id, state, plan } of await listOpen(tx)) {
    if (state !== "RUNNING" || plan.trigger !== trigger) continue;
    const isControl = isInControlGroup(id, playerId, plan.controlPercent);
    const dueAt = new Date(kit.clock.now().getTime() + plan.delayHours * hourMs);
    await addRecipients(tx, id, [{ playerId, isControl }], dueAt);
    if (plan.delayHours === 0) await enqueueRun(kit, tx, id);
  }
}

function triggerOf(fact: TriggerFact): CampaignTrigger | undefined {
  if (fact.kind === "DEPOSIT_COMPLETED") return fact.data.isFirst ? "FIRST_DEPOSIT" : undefined;
  return fact.data.isUp ? "TIER_UP" : "TIER_DOWN";
}
