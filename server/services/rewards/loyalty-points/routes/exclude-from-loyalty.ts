import { excludeFromLoyalty as call } from "@parlour/contracts/calls/rewards/loyalty-points/exclude-from-loyalty";
import { type Route, route } from "../../../../kit/service.ts";
import { windowFrom } from "../change-tier.ts";
import type { LoyaltyParts } from "../parts.ts";
import { lockLoyalty, setExcluded } from "../player-store.ts";
import { getProgramme } from "../programme-store.ts";

export function excludeFromLoyalty({ kit, players }: LoyaltyParts): Route {
  return route(call, async ({ params: { playerId }, body: { excluded, reason }, operator }) => {
    await players.get(playerId);
    await kit.db.transaction(async (tx) => {
      const plan = await getProgramme(tx);
      const fresh = { tierId: plan.tiers[0]!.id, endsAt: windowFrom(kit.clock.now(), plan) };
      const [before] = await lockLoyalty(tx, [playerId], fresh);
      if (before!.excluded === excluded) return;
      await setExcluded(tx, playerId, excluded);
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { loyaltyExcluded: before!.excluded },
        after: { loyaltyExcluded: excluded },
        reason,
      });
    });
    return { excluded };
  });
}
