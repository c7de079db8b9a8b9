import type { CampaignPlan } from "@parlour/contracts/entities/campaign";

const dayMs = 86_400_000;

/**
 * Returns the time since which a recipient must not have played; undefined if the campaign is not for inactive players.
 */
export function idleSinceOf(
  { trigger, idleDays }: Pick<CampaignPlan, "trigger" | "idleDays">,
  now: Date,
): Date | undefined {
  return trigger === "NO_PLAY" ? new Date(now.getTime() - (idleDays ?? 0) * dayMs) : undefined;
}
