import { grantBonus as call } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { toGrant } from "../carry-out-grant.ts";
import type { BonusParts } from "../parts.ts";
import { proposedGrant } from "../proposed-changes.ts";
import { checkGrant, startGrant } from "../start-grant.ts";

export function grantBonus(parts: BonusParts): Route {
  const { kit } = parts;
  return route(call, async ({ body: { reason, ...wish }, operator }) => {
    const offer = await checkGrant(parts, kit.db, wish);
    if (isRefusal(offer)) return offer;
    const proposed = { ...wish, offerVersion: offer.version };
    if (await kit.fourEyes.needsApproval(kit.db, proposedGrant(parts), proposed)) {
      return refuse("SECOND_PERSON_REQUIRED");
    }
    return await kit.db.transaction(async (tx) => {
      const decided = { ...wish, offerVersion: offer.version };
      const started = await startGrant(parts, tx, decided, { operator: operator.id, reason });
      if (isRefusal(started)) return started;
      if (started.isNew) {
        const { id, offerId, to } = wish;
        await operator.audit(tx, {
          subject: `bonus-grant:${id}`,
          before: null,
          after: { offerId, to },
          reason,
        });
      }
      return toGrant(started.grant);
    });
  });
}
