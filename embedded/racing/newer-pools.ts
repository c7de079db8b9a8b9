import type { Answer } from "@parlour/contracts/call";
import type { listRacePools } from "@parlour/contracts/calls/racing/racebook/list-race-pools";

export type RacePools = Answer<typeof listRacePools>;

/**
 * The pools to show after an update, which contains only pools that have changed. Updates from two servers
 * may arrive in the wrong order, so a pool with fewer bets than are already shown is out of date and is
 * ignored.
 */
export function newerPools(shown: RacePools, next: RacePools): RacePools {
  const changed = new Map(next.pools.map((pool) => [pool.poolId, pool]));
  const pools = shown.pools.map((pool) => {
    const newer = changed.get(pool.poolId);
    changed.delete(pool.poolId);
    return newer === undefined || pool.bets > newer.bets ? pool : newer;
  });
  return { ...next, pools: [...pools, ...changed.values()] };
}
