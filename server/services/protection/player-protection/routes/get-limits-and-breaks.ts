import { getLimitsAndBreaks as call } from "@parlour/contracts/calls/protection/player-protection/get-limits-and-breaks";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listBreaksOf } from "../break-store.ts";
import { toBreaks } from "../break-views.ts";
import type { ProtectionParts } from "../parts.ts";
import { readLimitsOf } from "../read-limits-of.ts";
import { isUnderReview } from "../review-store.ts";

export function getLimitsAndBreaks(parts: ProtectionParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ params: { playerId } }) => {
    const player = await players.find(playerId);
    if (!player) return refuse("NOT_FOUND");
    return {
      limits: await readLimitsOf(parts, player),
      breaks: toBreaks(await listBreaksOf(kit.db, playerId), kit.clock.now()),
      isUnderReview: await isUnderReview(kit.db, playerId),
    };
  });
}
