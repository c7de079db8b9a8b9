import type { CampaignPlan } from "@parlour/contracts/entities/campaign";
import type { FieldError } from "@parlour/contracts/field-codes";
import { textFaults } from "./compose-message.ts";
import type { CampaignParts } from "./parts.ts";

/**
 * Returns the errors in a plan that the schema cannot detect, such as an end before the start or an unknown
 * offer.
 */
export async function faultsOf({ kit, bonuses }: CampaignParts, plan: CampaignPlan): Promise<FieldError[]> {
  const faults = textFaults(plan);
  if (plan.trigger === "NO_PLAY" && plan.idleDays === null) {
    faults.push({ code: "REQUIRED", field: "plan.idleDays" });
  }
  if (plan.filter.minDeposits !== undefined && plan.filter.currency === undefined) {
    faults.push({ code: "REQUIRED", field: "plan.filter.currency" });
  }
  if (plan.startsAt !== null && plan.endsAt !== null && plan.endsAt <= plan.startsAt) {
    faults.push({ code: "TOO_SMALL", field: "plan.endsAt" });
  }
  if (plan.offerId !== null && (await bonuses.findGrantable(kit.db, plan.offerId)) === undefined) {
    faults.push({ code: "INVALID_VALUE", field: "plan.offerId" });
  }
  return faults;
}
