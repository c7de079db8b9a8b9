import { getPlayerLoyalty as call } from "@parlour/contracts/calls/rewards/loyalty-points/get-player-loyalty";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { describeLoyaltyStatus } from "../describe-status.ts";
import { listEntries } from "../entry-store.ts";
import type { LoyaltyParts } from "../parts.ts";
import { readLoyaltyStatus } from "../read-loyalty.ts";
import { toEntry } from "../views.ts";

/** Returns the player's status, even while the programme is switched off, because players keep what they earned. */
export function getPlayerLoyalty(parts: LoyaltyParts): Route {
  return route(call, async ({ params: { playerId }, query }) => {
    const player = await parts.players.find(playerId);
    if (!player) return refuse("NOT_FOUND");
    const loyalty = await readLoyaltyStatus(parts, playerId);
    const { rows, nextCursor } = await listEntries(parts.kit.db, playerId, query.cursor);
    return { ...describeLoyaltyStatus(loyalty, player.currency, "en"), items: rows.map(toEntry), nextCursor };
  });
}
