import {
  type OfferPlan,
  offerPlan,
  type ProposedGrantInput,
  proposedGrantInput,
} from "@parlour/contracts/entities/offer-plan";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { grantActions, offerActions, worstCaseIn, worstCaseOf } from "@parlour/rules/offer-risk";
import { z } from "zod";
import type { Queryable } from "../../../kit/database.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { faultsOf } from "./offer-rules.ts";
import { findOffer, lockOffer } from "./offer-store.ts";
import type { BonusParts } from "./parts.ts";
import { saveOffer } from "./save-offer.ts";
import { checkGrant, startGrant } from "./start-grant.ts";

type ProposedOffer = { id: string; plan: OfferPlan; baseVersion: number | null };

/** Defines proposals for offers that the policy does not let one person decide. */
export function proposedOffer({ spinGames, settings }: BonusParts): ChangeKind<ProposedOffer> {
  return {
    kind: "BONUS_OFFER",
    proposers: ["MARKETING"],
    approvers: ["MARKETING", "COMPLIANCE"],
    actions: [
      {
        action: "BONUS_OFFER",
        group: "Bonuses",
        label: "Offers",
        amountLabel: "Highest cost per player",
        usual: { when: "NEVER" },
      },
      {
        action: "BONUS_OFFER_GENEROUS",
        group: "Bonuses",
        label: "Generous offers that every player can claim",
        amountLabel: "Highest cost per player",
        usual: { when: "ALWAYS" },
      },
    ],
    weigh: async ({ plan }) => offerActions(plan),
    data: z.strictObject({
      id: z.string().max(128),
      plan: offerPlan,
      baseVersion: z.int().min(1).nullable(),
    }),
    async describe({ id, plan }) {
      const [fault] = faultsOf(plan, spinGames);
      if (fault) return refuse("PROPOSAL_REFUSED", { cause: `${fault.field}: ${fault.code}` });
      const terms = describePlan(plan, (await settings.get()).defaultCurrency);
      return { subject: `bonus-offer:${id}`, summary: `Offer ${plan.name.en}: ${terms}` };
    },
    async execute(tx, { id, plan, baseVersion }, _proposalId, { operator, reason, now }) {
      const saved = await saveOffer(tx, { id, plan, baseVersion, author: operator.id, reason, now });
      if (isRefusal(saved)) return saved;
      return { before: saved.before ?? undefined, after: plan };
    },
  };
}

/** Defines proposals for generous grants, such as one to everyone in certain tiers. */
export function proposedGrant(parts: BonusParts): ChangeKind<ProposedGrantInput> {
  return {
    kind: "BONUS_GRANT",
    proposers: ["MARKETING"],
    approvers: ["MARKETING", "COMPLIANCE"],
    actions: [
      {
        action: "BONUS_GRANT",
        group: "Bonuses",
        label: "Grants of a generous offer",
        amountLabel: "Highest cost of all bonuses granted",
        usual: { when: "ABOVE", amount: 100 },
      },
    ],
    async weigh({ offerId, to }, db) {
      const offer = await findOffer(db, offerId);
      return offer ? grantActions(offer.plan, to) : [{ action: "BONUS_GRANT" }];
    },
    async lock(tx, { offerId }) {
      await lockOffer(tx, offerId);
    },
    data: z.strictObject(proposedGrantInput),
    async describe(request, db) {
      const offer = await checkGrant(parts, db, request);
      if (isRefusal(offer)) return offer;
      if (offer.version !== request.offerVersion) return refuse("CONFLICT");
      const whom =
        "tiers" in request.to
          ? `${request.to.tiers.length === 1 ? "tier" : "tiers"} ${await tierNames(parts, db, request.to.tiers)}`
          : counted(request.to.playerIds.length, "player");
      const { defaultCurrency } = await parts.settings.get();
      const terms = describePlan({ ...offer.plan, timesPerPlayer: 1 }, defaultCurrency);
      const summary = `Grant ${offer.plan.name.en} to ${whom}: ${terms}`;
      return { subject: `bonus-grant:${request.id}`, summary };
    },
    async execute(tx, request, _proposalId, { operator, reason }) {
      // The approver has read the terms of this version only, so a newer version must not be granted.
      if ((await lockOffer(tx, request.offerId))?.version !== request.offerVersion) return refuse("CONFLICT");
      const started = await startGrant(parts, tx, request, { operator: operator.id, reason });
      return isRefusal(started) ? started : { after: { offerId: request.offerId, to: request.to } };
    },
  };
}

async function tierNames(
  { tiers }: Pick<BonusParts, "tiers">,
  db: Queryable,
  ids: readonly string[],
): Promise<string> {
  const known = new Map((await tiers.list(db)).map(({ id, name }) => [id, name.en]));
  return ids.map((id) => known.get(id) ?? id).join(", ");
}

/** How many currencies of an offer are listed one by one. */
const mostListed = 3;

/**
 * Describes the terms and the worst case in one line, for the operator who approves them. For many currencies, the worst
 * case is one figure in the currency of the reports.
 */
function describePlan(plan: OfferPlan, reporting: string): string {
  const money = (amount: number, currency: string) =>
    formatAmount(minorUnitsOf(amount, currency), currency, "en");
  const worst = worstCaseOf(plan).map(({ currency, perPlayer }) => money(perPlayer, currency));
  const most =
    worst.length <= mostListed
      ? `at most ${worst.join(" or ")} per player`
      : `at most about ${money(worstCaseIn(reporting, plan), reporting)} per player in any of ${worst.length} currencies`;
  return [
    plan.percent && `${plan.percent}%`,
    plan.spins && counted(plan.spins.count, "spin"),
    `${plan.wageringFactor}× wagering`,
    plan.isPublic ? "everyone" : "granted by operators",
    plan.type === "SPINS" ? `${most} in stakes, plus what they win` : most,
  ]
    .filter(Boolean)
    .join(", ");
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
