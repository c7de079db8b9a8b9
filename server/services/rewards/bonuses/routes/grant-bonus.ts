import { grantBonus as call } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { grantJob, toGrant } from "../carry-out-grant.ts";
import { addGrantPlayers, findGrant, insertGrant } from "../grant-store.ts";
import { findOffer } from "../offer-store.ts";
import type { BonusParts } from "../parts.ts";

export function grantBonus({ kit }: BonusParts): Route {
  return route(call, async ({ body: { id, offerId, to, reason }, operator }) => {
    const granted = await kit.db.transaction(async (tx) => {
      const offer = await findOffer(tx, offerId);
      if (!offer) return refuse("NOT_FOUND");
      const { type } = offer.plan;
      if (type === "DEPOSIT_MATCH" || type === "CASHBACK") return refuse("CONFLICT");
      const isNew = await insertGrant(tx, {
        id,
        offer_id: offerId,
        tiers: "tiers" in to ? to.tiers : null,
        reason,
        operator: operator.id,
        created_at: kit.clock.now(),
      });
      if (isNew) {
        if ("playerIds" in to) await addGrantPlayers(tx, id, to.playerIds);
        await operator.audit(tx, {
          subject: `bonus-grant:${id}`,
          before: null,
          after: { offerId, to },
          reason,
        });
        await kit.jobs.enqueue(tx, grantJob, { id }, { singletonKey: id });
      }
      const existing = (await findGrant(tx, id))!;
      return existing.offer_id === offerId ? existing : refuse("CONFLICT");
    });
    return isRefusal(granted) ? granted : toGrant(granted);
  });
}
