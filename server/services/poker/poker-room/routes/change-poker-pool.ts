import { changePokerPool as call } from "@parlour/contracts/calls/poker/poker-room/change-poker-pool";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { changePool, toDeskPool } from "../pool-desk.ts";

/** Closes a pool, or opens it again. A hand that is being played when the pool closes is played to its end. */
export function changePokerPool(kit: Kit): Route {
  return route(call, async ({ params: { poolId }, body: { isClosed, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const changed = await changePool(kit, tx, poolId, isClosed);
      if (changed === undefined) return refuse("NOT_FOUND");
      if (changed === null) return refuse("CONFLICT");
      const [before, after] = [{ isClosed: !isClosed }, { isClosed }];
      await operator.audit(tx, { subject: `pokerPool:${poolId}`, before, after, reason });
      return toDeskPool(changed);
    }),
  );
}
