import { confirmLimitReview as call } from "@parlour/contracts/calls/protection/player-protection/confirm-limit-review";
import { type Route, route } from "../../../../kit/service.ts";
import { noteLimitReview } from "../limit-review.ts";
import type { ProtectionParts } from "../parts.ts";

export function confirmLimitReview(parts: ProtectionParts): Route {
  return route(call, async ({ session }) => {
    await noteLimitReview(parts, session.playerId);
    return { ok: true as const };
  });
}
