import { listBreaks as call } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { type Route, route } from "../../../../kit/service.ts";
import { listBreaksOf } from "../break-store.ts";
import { toBreaks } from "../break-views.ts";
import type { ProtectionParts } from "../parts.ts";
import { isUnderReview } from "../review-store.ts";

export function listBreaks({ kit }: ProtectionParts): Route {
  return route(call, async ({ session }) => ({
    items: toBreaks(await listBreaksOf(kit.db, session.playerId), kit.clock.now()),
    isUnderReview: await isUnderReview(kit.db, session.playerId),
  }));
}
