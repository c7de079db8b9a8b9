import { listLoyaltyHistory as call } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-history";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listEntries } from "../entry-store.ts";
import type { LoyaltyParts } from "../parts.ts";
import { toEntry } from "../views.ts";

export function listLoyaltyHistory({ kit, settings }: LoyaltyParts): Route {
  return route(call, async ({ session: { playerId }, query }) => {
    if (!(await settings.get()).isLoyaltyEnabled) return refuse("FEATURE_DISABLED");
    const { rows, nextCursor } = await listEntries(kit.db, playerId, query.cursor);
    return { items: rows.map(toEntry), nextCursor };
  });
}
