import { listBreaks as call } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { type Route, route } from "../../../../kit/service.ts";
import { listBreaksOf } from "../break-store.ts";
import { toBreaks } from "../break-views.ts";
import { isLimitReviewDue } from "../limit-review.ts";
import type { ProtectionParts } from "../parts.ts";
import { isUnderReview } from "../review-store.ts";

export function listBreaks(parts: ProtectionParts): Route {
  const { kit } = parts;
  return route(call, async ({ session }) => ({
    items: toBreaks(await listBreaksOf(kit.db, session.playerId), kit.clock.now()),
    isUnderReview: await isUnderReview(kit.db, session.playerId),
    isLimitReviewDue: await isLimitReviewDue(parts, session.playerId),
  }));
}
