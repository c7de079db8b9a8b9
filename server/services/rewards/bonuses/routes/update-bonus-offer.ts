import { updateBonusOffer as call } from "@parlour/contracts/calls/rewards/bonuses/update-bonus-offer";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { faultsOf } from "../offer-rules.ts";
import { countOfferClaims, lockOffer, updateOffer } from "../offer-store.ts";
import { toOperatorOffer } from "../operator-offers.ts";
import type { BonusParts } from "../parts.ts";

export function updateBonusOffer({ kit, spinGames }: BonusParts): Route {
  return route(call, async ({ params: { id }, body: { plan, baseVersion, reason }, operator }) => {
    const faults = faultsOf(plan, spinGames);
    if (faults.length > 0) return refuseFields(faults);
    const now = kit.clock.now();
    const changed = await kit.db.transaction(async (tx) => {
      const before = await lockOffer(tx, id);
      if (!before) return refuse("NOT_FOUND");
      if (before.version !== baseVersion || before.plan.type !== plan.type) return refuse("CONFLICT");
      await operator.audit(tx, { subject: `bonus-offer:${id}`, before: before.plan, after: plan, reason });
      return await updateOffer(tx, { id, plan, author: operator.id, reason, now });
    });
    return isRefusal(changed) ? changed : toOperatorOffer(changed, await countOfferClaims(kit.db), now);
  });
}
