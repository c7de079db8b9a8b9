import { isDeepStrictEqual } from "node:util";
import { setPlayerSportsLimit as call } from "@parlour/contracts/calls/sports/sportsbook/set-player-sports-limit";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockPlayerLimit, type PlayerLimit, readPlayerLimit, writePlayerLimit } from "../player-limit.ts";

export function setPlayerSportsLimit({ db, clock }: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { reason, before: seen, ...limit }, operator }) => {
    const refusal = await db.transaction(async (tx) => {
      await lockPlayerLimit(tx, playerId);
      const before = await readPlayerLimit(tx, playerId);
      if (!isDeepStrictEqual(before, centsOf(seen))) return refuse("CONFLICT");
      const after = centsOf(limit);
      await writePlayerLimit(tx, playerId, after, clock.now());
      await operator.audit(tx, { subject: `player:${playerId}`, before, after, reason });
      return undefined;
    });
    return refusal ?? limit;
  });
}

function centsOf({ maximumStake, liabilityPercent }: PlayerLimit): PlayerLimit {
  return { maximumStake: maximumStake === null ? null : Math.round(maximumStake * 100), liabilityPercent };
}
