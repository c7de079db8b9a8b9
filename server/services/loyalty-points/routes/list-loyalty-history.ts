import { listLoyaltyHistory as call } from "@parlour/contracts/calls/loyalty-points/list-loyalty-history";
import { amountOf } from "@parlour/rules/money";
import { refuse } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { listEntries } from "../entry-store.ts";
import type { LoyaltyParts } from "../parts.ts";

export function listLoyaltyHistory({ kit, settings }: LoyaltyParts): Route {
  return route(call, async ({ session: { playerId }, query }) => {
    if (!(await settings.get()).isLoyaltyEnabled) return refuse("FEATURE_DISABLED");
    const { rows, nextCursor } = await listEntries(kit.db, playerId, query.cursor);
    return {
      items: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        at: row.at.toISOString(),
        points: Number(row.points),
        tierPoints: Number(row.tier_points),
        about: row.about,
        amount: amountOf(BigInt(row.amount_minor), row.currency),
        currency: row.currency,
      })),
      nextCursor,
    };
  });
}
