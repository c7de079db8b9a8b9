import { costPerPlayer, isGenerous, worstCaseOf } from "@parlour/rules/offer-risk";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { findCampaign, lockCampaign } from "./campaign-store.ts";
import { changeState } from "./change-state.ts";
import type { CampaignParts } from "./parts.ts";

type ProposedStart = {
  id: string;
  action: "START" | "RESUME";
  baseVersion: number;
  /** The version of the offer whose cost the approver reads. */
  offerVersion: number;
};

/** Defines proposals for starting campaigns whose offer is too generous for one person to decide. */
export function proposedStart(parts: CampaignParts): ChangeKind<ProposedStart> {
  return {
    kind: "CAMPAIGN_START",
    proposers: ["MARKETING"],
    approvers: ["MARKETING", "COMPLIANCE"],
    actions: [
      {
        action: "CAMPAIGN_START",
        group: "Bonuses",
        label: "Campaigns with a generous offer",
        amountLabel: "Highest cost per player",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      id: z.string().max(128),
      action: z.enum(["START", "RESUME"]),
      baseVersion: z.int().min(1),
      offerVersion: z.int().min(1),
    }),
    async weigh({ id }, db) {
      const offerId = (await findCampaign(db, id))?.plan.offerId ?? null;
      const offer = offerId === null ? undefined : await parts.bonuses.findGrantable(db, offerId);
      const amount = offer && costPerPlayer({ ...offer.plan, timesPerPlayer: 1 });
      return [{ action: "CAMPAIGN_START", ...(amount !== undefined && { amount }) }];
    },
    async lock(tx, { id }) {
      const offerId = (await lockCampaign(tx, id, "update"))?.plan.offerId ?? null;
      if (offerId !== null) await parts.bonuses.lockGrantable(tx, offerId);
    },
    async describe({ id, action, baseVersion, offerVersion }, db) {
      const campaign = await findCampaign(db, id);
      if (!campaign) return refuse("NOT_FOUND");
      if (campaign.version !== baseVersion) return refuse("CONFLICT");
      const { name, offerId, filter } = campaign.plan;
      const offer = offerId === null ? undefined : await parts.bonuses.findGrantable(db, offerId);
      if (!offer || !isGenerous(offer.plan)) {
        return refuse("PROPOSAL_REFUSED", { cause: "this campaign needs no second operator" });
      }
      if (offer.version !== offerVersion) return refuse("CONFLICT");
      const audience = await parts.segments.count(db, filter);
      const players = audience.reduce((sum, one) => sum + one.players, 0);
      const each = worstCaseOf({ ...offer.plan, timesPerPlayer: 1 })
        .map(({ currency, perPlayer }) => `${perPlayer} ${currency}`)
        .join(" or ");
      const verb = action === "START" ? "Start" : "Resume";
      return {
        subject: `campaign:${id}`,
        summary: `${verb} campaign ${name}: ${offer.plan.name.en}, at most ${each} per player, ${players === 1 ? "1 player matches" : `${players} players match`} now`,
      };
    },
    async execute(tx, { offerVersion, ...request }, _proposalId, { operator }) {
      const changed = await changeState(parts, tx, { ...request, isApproved: true, by: operator.name });
      if (isRefusal(changed)) return changed;
      if (changed.after.offer_version !== offerVersion) return refuse("CONFLICT");
      return { before: { state: changed.before.state }, after: { state: changed.after.state } };
    },
  };
}
