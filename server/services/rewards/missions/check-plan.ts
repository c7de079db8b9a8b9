import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { FieldError } from "@parlour/contracts/field-codes";
import { missionActions } from "@parlour/rules/mission-cost";
import type { RiskyAction } from "@parlour/rules/offer-risk";
import type { Queryable } from "../../../kit/database.ts";
import { faultsOf } from "./mission-rules.ts";
import type { PrizeOffers } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";

/** Returns the errors in a plan that its schema can't detect. */
export async function findFaults(
  { kit, tiers }: Pick<MissionParts, "kit" | "tiers">,
  db: Queryable,
  plan: MissionPlan,
  offers: PrizeOffers,
): Promise<FieldError[]> {
  const unknownTiers = plan.tiers.length > 0 ? await tiers.findUnknown(plan.tiers, db) : [];
  return faultsOf(plan, { offers, unknownTiers, now: kit.clock.now() });
}

/** Returns the actions that the two-person policy checks. An offer that does not exist costs nothing. */
export async function weighPlan(
  { points }: Pick<MissionParts, "points">,
  db: Queryable,
  plan: MissionPlan,
  offers: PrizeOffers,
): Promise<RiskyAction[]> {
  const prizes: Parameters<typeof missionActions>[1][number][] = [];
  for (const prize of plan.prizes) {
    if (prize.kind === "POINTS") {
      prizes.push({ worthDollars: await points.worthDollars(db, prize.points) });
    } else {
      const offer = offers[prize.offerId];
      prizes.push(offer ? { offer: offer.plan } : { worthDollars: 0 });
    }
  }
  return missionActions(plan, prizes);
}
