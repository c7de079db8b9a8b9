import { getReferralTracking as call } from "@parlour/contracts/calls/referral/get-referral-tracking";
import { refuse } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { describeToken, type TokenParts } from "../describe-token.ts";

export function getReferralTracking(parts: TokenParts): Route {
  return route(call, async ({ params }) => {
    const described = await describeToken(parts, params.token, "");
    if (!described) return refuse("NOT_FOUND");
    const { ownerId: _, ...tracking } = described;
    return tracking;
  });
}
