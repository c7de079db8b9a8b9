import { updateBonusOffer as call } from "@parlour/contracts/calls/rewards/bonuses/update-bonus-offer";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { faultsOf } from "../offer-rules.ts";
import { countOfferClaims } from "../offer-store.ts";
import { toOperatorOffer } from "../operator-offers.ts";
import type { BonusParts } from "../parts.ts";
import { proposedOffer } from "../proposed-changes.ts";
import { saveOffer } from "../save-offer.ts";

export function updateBonusOffer(parts: BonusParts): Route {
  const { kit, spinGames } = parts;
  return route(call, async ({ params: { id }, body: { plan, baseVersion, reason }, operator }) => {
    const faults = faultsOf(plan, spinGames);
    if (faults.length > 0) return refuseFields(faults);
    const proposed = { id, plan, baseVersion: baseVersion };
    if (await kit.fourEyes.needsApproval(kit.db, proposedOffer(parts), proposed)) {
      return refuse("SECOND_PERSON_REQUIRED");
    }
    const now = kit.clock.now();
    const changed = await kit.db.transaction(async (tx) => {
      const saved = await saveOffer(tx, { id, plan, baseVersion, author: operator.id, reason, now });
      if (isRefusal(saved)) return saved;
      await operator.audit(tx, { subject: `bonus-offer:${id}`, before: saved.before, after: plan, reason });
      return saved.offer;
    });
    return isRefusal(changed) ? changed : toOperatorOffer(changed, await countOfferClaims(kit.db), now);
  });
}
