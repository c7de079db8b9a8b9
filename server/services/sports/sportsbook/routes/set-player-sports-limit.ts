import { setPlayerSportsLimit as call } from "@parlour/contracts/calls/sports/sportsbook/set-player-sports-limit";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readPlayerLimit, writePlayerLimit } from "../player-limit.ts";

export function setPlayerSportsLimit({ db, clock }: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { reason, ...limit }, operator }) => {
    const { maximumStake, liabilityPercent } = limit;
    await db.transaction(async (tx) => {
      const before = await readPlayerLimit(tx, playerId);
      const after = {
        maximumStake: maximumStake === null ? null : Math.round(maximumStake * 100),
        liabilityPercent,
      };
      await writePlayerLimit(tx, playerId, after, clock.now());
      await operator.audit(tx, { subject: `player:${playerId}`, before, after, reason });
    });
    return limit;
  });
}
