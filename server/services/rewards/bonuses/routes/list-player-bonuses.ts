import { listPlayerBonuses as call } from "@parlour/contracts/calls/rewards/bonuses/list-player-bonuses";
import { amountOf } from "@parlour/rules/money";
import { type Route, route } from "../../../../kit/service.ts";
import type { BonusParts } from "../parts.ts";
import { readBonuses } from "../read-bonuses.ts";
import { listSteps } from "../steps-store.ts";

export function listPlayerBonuses(parts: BonusParts): Route {
  return route(call, async ({ params: { playerId }, query: { cursor, limit } }) => {
    const bonuses = await readBonuses(parts, playerId, "en", { after: cursor, limit });
    const steps = Map.groupBy(
      await listSteps(
        parts.kit.db,
        bonuses.map(({ id }) => id),
      ),
      ({ bonusId }) => bonusId,
    );
    return bonuses.map((bonus) => ({
      ...bonus,
      steps: (steps.get(bonus.id) ?? []).map(({ event, from, to, actor, reason, amountMinor, at }) => ({
        at: at.toISOString(),
        event,
        from,
        to,
        actor,
        reason,
        amount: amountOf(amountMinor, bonus.currency),
      })),
    }));
  });
}
