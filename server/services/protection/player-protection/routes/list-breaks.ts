import { listBreaks as call } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { type Route, route } from "../../../../kit/service.ts";
import { toBreaks } from "../break-views.ts";
import { isLimitReviewDue } from "../limit-review.ts";
import type { ProtectionParts } from "../parts.ts";
import { readStanding } from "../standing-store.ts";

export function listBreaks(parts: ProtectionParts): Route {
  const { kit } = parts;
  return route(call, async ({ session: { playerId } }) => {
    const { breaks, isUnderReview, limitsReviewedAt } = await readStanding(kit.db, playerId);
    return {
      items: toBreaks(breaks, kit.clock.now()),
      isUnderReview,
      isLimitReviewDue: await isLimitReviewDue(parts, playerId, limitsReviewedAt),
    };
  });
}
