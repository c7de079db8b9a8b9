import { endBonusOffer as call } from "@parlour/contracts/calls/rewards/bonuses/end-bonus-offer";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { stateOf } from "../offer-rules.ts";
import { countOfferClaims, lockOffer, updateOffer } from "../offer-store.ts";
import { toOperatorOffer } from "../operator-offers.ts";
import type { BonusParts } from "../parts.ts";

export function endBonusOffer({ kit }: BonusParts): Route {
  return route(call, async ({ params: { id }, body: { reason }, operator }) => {
    const now = kit.clock.now();
    const ended = await kit.db.transaction(async (tx) => {
      const before = await lockOffer(tx, id);
      if (!before) return refuse("NOT_FOUND");
      if (stateOf(before.plan, now) === "ENDED") return before;
      const plan = { ...before.plan, endsAt: now.toISOString() };
      await operator.audit(tx, { subject: `bonus-offer:${id}`, before: before.plan, after: plan, reason });
      return await updateOffer(tx, { id, plan, author: operator.id, reason, now });
    });
    return isRefusal(ended) ? ended : toOperatorOffer(ended, await countOfferClaims(kit.db), now);
  });
}
