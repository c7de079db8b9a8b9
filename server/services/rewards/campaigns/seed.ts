import type { CampaignPlan } from "@parlour/contracts/entities/campaign";
import { isRefusal } from "../../../kit/refusal.ts";
import { insertCampaign } from "./campaign-store.ts";
import { changeState } from "./change-state.ts";
import type { CampaignParts } from "./parts.ts";

export type PastCampaign = { id: string; plan: CampaignPlan; author: string };

/**
 * Adds a campaign to the sandbox's generated history, as a draft or started with the approval that its offer may need.
 */
export async function seedCampaign(
  parts: CampaignParts,
  { id, plan, author }: PastCampaign,
  state: "DRAFT" | "STARTED",
): Promise<void> {
  await parts.kit.db.transaction(async (tx) => {
    const made = await insertCampaign(tx, { id, plan, author, now: parts.kit.clock.now() });
    if (made === undefined || state === "DRAFT") return;
    const request = { id, action: "START", baseVersion: made.version, isApproved: true, by: author } as const;
    const started = await changeState(parts, tx, request);
    if (isRefusal(started))
      throw new Error(`The campaign ${id} was not started: ${JSON.stringify(started.body)}`);
  });
}
