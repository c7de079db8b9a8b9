import type { CampaignAction } from "@parlour/contracts/entities/campaign";
import { costPerPlayer, isGenerous } from "@parlour/rules/offer-risk";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type CampaignEvent, campaignAfter } from "./campaign-machine.ts";
import { type CampaignRow, lockCampaign, updateState } from "./campaign-store.ts";
import type { CampaignParts } from "./parts.ts";
import { enqueueRun, isByFact } from "./run-campaign.ts";

type StateRequest = {
  id: string;
  action: CampaignAction;
  baseVersion: number;
  /** Whether a second operator has approved the action. */
  isApproved: boolean;
  /** The name of the operator who carries out the action. */
  by: string;
};

type Changed = { before: CampaignRow; after: CampaignRow };

/**
 * Carries out an operator's action. Starting or resuming a campaign gives away its offer, so a generous offer
 * needs a second operator, as in a grant to whole tiers.
 */
export async function changeState(
  parts: CampaignParts,
  tx: Transaction,
  { id, action, baseVersion, isApproved, by }: StateRequest,
): Promise<Changed | Refusal> {
  const { kit, bonuses } = parts;
  const before = await lockCampaign(tx, id, "update");
  if (!before) return refuse("NOT_FOUND");
  const now = kit.clock.now();
  const { startsAt } = before.plan;
  const isEarly = action === "START" && startsAt !== null && new Date(startsAt) > now;
  const event: CampaignEvent = isEarly ? "SCHEDULE" : action;
  const state = campaignAfter(before.state, event);
  if (state === undefined || before.version !== baseVersion) return refuse("CONFLICT");
  let { offer_version } = before;
  if ((action === "START" || action === "RESUME") && before.plan.offerId !== null) {
    // The offer is locked, because it could become more expensive after its cost was measured.
    const offer = await bonuses.lockGrantable(tx, before.plan.offerId);
    if (offer === undefined || offer.state === "ENDED") return refuse("CAMPAIGN_OFFER_NOT_GRANTABLE");
    const isKnown = offer.version === offer_version;
    const isRisky = isGenerous(offer.plan) && !isKnown && !isApproved;
    const cost = costPerPlayer({ ...offer.plan, timesPerPlayer: 1 });
    if (isRisky && (await kit.fourEyes.needsSecondPerson(tx, "CAMPAIGN_START", cost))) {
      return refuse("SECOND_PERSON_REQUIRED");
    }
    offer_version = offer.version;
  }
  const isOver = state === "STOPPED";
  const after = await updateState(tx, id, {
    state,
    changed_by: by,
    paused_by: state === "PAUSED" ? "OPERATOR" : null,
    // A draft can be edited, so its offer must be approved again before the next start.
    offer_version: state === "DRAFT" ? null : offer_version,
    next_pass_at: event === "START" ? firstPass(before, now) : before.next_pass_at,
    started_at: event === "START" ? now : before.started_at,
    finished_at: isOver ? now : null,
  });
  if (state === "RUNNING") await enqueueRun(kit, tx, id);
  return { before, after };
}

/** Starts a scheduled campaign once its start time has come. */
export async function startDue({ kit }: CampaignParts, id: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const row = await lockCampaign(tx, id, "update");
    const now = kit.clock.now();
    if (row?.state !== "SCHEDULED" || new Date(row.plan.startsAt ?? 0) > now) return;
    await updateState(tx, id, {
      ...row,
      state: campaignAfter(row.state, "START")!,
      changed_by: null,
      next_pass_at: firstPass(row, now),
      started_at: now,
    });
    await enqueueRun(kit, tx, id);
  });
}

/**
 * Returns when the first pass over the segment begins; null for campaigns that are triggered by an event,
 * such as a player's first deposit.
 */
function firstPass({ plan }: CampaignRow, now: Date): Date | null {
  return isByFact(plan.trigger) ? null : now;
}
