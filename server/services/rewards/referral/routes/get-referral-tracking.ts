import { getReferralTracking as call } from "@parlour/contracts/calls/rewards/referral/get-referral-tracking";
import { type Route, route } from "../../../../kit/service.ts";
import { describeToken, type TokenParts } from "../describe-token.ts";

export function getReferralTracking(parts: TokenParts): Route {
  return route(call, async ({ params }) => {
    const { ownerId: _, ...tracking } = await describeToken(parts, params.token, "");
    return tracking;
  });
}
