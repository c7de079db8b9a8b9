import type { Answer } from "@parlour/contracts/call";
import type { listRacePools } from "@parlour/contracts/calls/racing/racebook/list-race-pools";

export type RacePools = Answer<typeof listRacePools>;

/**
 * The pools to show after an update. Updates from two servers may arrive in the wrong order, so a pool with
 * fewer bets than are already shown is out of date and is ignored.
 */
export function newerPools(shown: RacePools, next: RacePools): RacePools {
  const before = new Map(shown.pools.map((pool) => [pool.poolId, pool]));
  return {
    ...next,
    pools: next.pools.map((pool) => {
      const known = before.get(pool.poolId);
      return known && known.bets > pool.bets ? known : pool;
    }),
  };
}
