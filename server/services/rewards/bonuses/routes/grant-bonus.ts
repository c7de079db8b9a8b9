import { grantBonus as call } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { toGrant } from "../carry-out-grant.ts";
import { lockOffer } from "../offer-store.ts";
import type { BonusParts } from "../parts.ts";
import { proposedGrant } from "../proposed-changes.ts";
import { checkGrant, startGrant } from "../start-grant.ts";

export function grantBonus(parts: BonusParts): Route {
  const { kit } = parts;
  return route(call, async ({ body: { reason, ...request }, operator }) => {
    const checked = await checkGrant(parts, kit.db, request);
    if (isRefusal(checked)) return checked;
    return await kit.db.transaction(async (tx) => {
      // The offer stays locked, so that the terms that are granted are those whose cost was
      // measured.
      const { version: offerVersion } = (await lockOffer(tx, request.offerId))!;
      const decided = { ...request, offerVersion };
      if (await kit.fourEyes.needsApproval(tx, proposedGrant(parts), decided)) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      const started = await startGrant(parts, tx, decided, { operator: operator.id, reason });
      if (isRefusal(started)) return started;
      if (started.isNew) {
        const { id, offerId, to } = request;
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
