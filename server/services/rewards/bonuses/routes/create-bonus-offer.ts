import { createBonusOffer as call } from "@parlour/contracts/calls/rewards/bonuses/create-bonus-offer";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { faultsOf } from "../offer-rules.ts";
import { findOffer, insertOffer } from "../offer-store.ts";
import { toOperatorOffer } from "../operator-offers.ts";
import type { BonusParts } from "../parts.ts";

export function createBonusOffer({ kit, spinGames }: BonusParts): Route {
  return route(call, async ({ body: { id, plan, reason }, operator }) => {
    const faults = faultsOf(plan, spinGames);
    if (faults.length > 0) return refuseFields(faults);
    const now = kit.clock.now();
    const made = await kit.db.transaction(async (tx) => {
      const offer = await insertOffer(tx, { id, plan, author: operator.id, reason, now });
      if (offer)
        await operator.audit(tx, { subject: `bonus-offer:${id}`, before: null, after: plan, reason });
      if (offer) return offer;
      const before = await findOffer(tx, id);
      // A repeated request finds the existing offer.
      const isSame = before?.version === 1 && JSON.stringify(before.plan.name) === JSON.stringify(plan.name);
      return isSame ? before : refuse("CONFLICT");
    });
    return isRefusal(made) ? made : toOperatorOffer(made, new Map(), now);
  });
}
