import { createBonusOffer as call } from "@parlour/contracts/calls/rewards/bonuses/create-bonus-offer";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { faultsOf } from "../offer-rules.ts";
import { toOperatorOffer } from "../operator-offers.ts";
import type { BonusParts } from "../parts.ts";
import { proposedOffer } from "../proposed-changes.ts";
import { saveOffer } from "../save-offer.ts";

export function createBonusOffer(parts: BonusParts): Route {
  const { kit, spinGames } = parts;
  return route(call, async ({ body: { id, plan, reason }, operator }) => {
    const faults = faultsOf(plan, spinGames);
    if (faults.length > 0) return refuseFields(faults);
    const proposed = { id, plan, baseVersion: null };
    if (await kit.fourEyes.needsApproval(kit.db, proposedOffer(parts), proposed)) {
      return refuse("SECOND_PERSON_REQUIRED");
    }
    const now = kit.clock.now();
    const made = await kit.db.transaction(async (tx) => {
      const saved = await saveOffer(tx, { id, plan, baseVersion: null, author: operator.id, reason, now });
      if (isRefusal(saved)) return saved;
      if (saved.isNew) {
        await operator.audit(tx, { subject: `bonus-offer:${id}`, before: null, after: plan, reason });
      }
      return saved.offer;
    });
    return isRefusal(made) ? made : toOperatorOffer(made, new Map(), now);
  });
}
