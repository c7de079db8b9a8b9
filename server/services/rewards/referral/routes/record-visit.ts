import { recordVisit as call } from "@parlour/contracts/calls/rewards/referral/record-visit";
import { type Route, route } from "../../../../kit/service.ts";
import { isCountableVisit } from "../countable-visit.ts";
import { describeToken, type TokenParts } from "../describe-token.ts";
import { insertVisit } from "../visit-store.ts";

/**
 * Visits from one IP address beyond this number per hour aren't counted, because they are probably fake. The
 * response doesn't reveal this.
 */
const countedVisits = { scope: "referral-visits", max: 30, windowSeconds: 3_600 };

export function recordVisit(parts: TokenParts): Route {
  const { kit, programme } = parts;
  return route(call, async ({ body, headers, address, session }) => {
    const { token, visitor, campaign, landingPath, sharingMethod } = body;
    const { ownerId, ...tracking } = await describeToken(parts, token, sharingMethod);
    // A signed-in player can't become anyone's newly referred friend, so the visit isn't counted.
    const isCounted =
      session === undefined &&
      isCountableVisit(headers) &&
      (await kit.limits.hit({ ...countedVisits, key: address })).allowed;
    if (isCounted && ownerId !== null) {
      const id = kit.random.id("invitation");
      const now = kit.clock.now();
      await insertVisit(kit.db, {
        id,
        referrerId: ownerId,
        visitor,
        sharingMethod: tracking.sharingMethod,
        now,
      });
    } else if (isCounted && tracking.affiliateId !== null) {
      await programme.countClick({ token, visitor, campaign, landingPath });
    }
    return tracking;
  });
}
