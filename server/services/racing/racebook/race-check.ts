import type { AdmissionCheck } from "@parlour/wagering/admission";
import type { Clock } from "../../../kit/clock.ts";
import { PROVIDER } from "./wager-operations.ts";

/**
 * Refuses a stake on a race that has started, or whose prices have changed since the bet was priced. The race's row is
 * share-locked until the stake is committed. The start of the race therefore waits for admitted stakes, and later ones
 * are refused: a bet that arrives after the off is never in the pool.
 */
export function raceCheck(clock: Clock): AdmissionCheck {
  return {
    name: "race",
    inPractice: false,
    async check(tx, stakes) {
      const ours = stakes.filter(({ provider }) => provider === PROVIDER);
      if (ours.length === 0) return [];
      const rows = await tx.query<{ id: string; is_open: boolean; is_current: boolean }>(
        `select b.id, r.state = 'OPEN' and r.starts_at > $2 and not r.has_gap as is_open,
           r.version = b.race_version and (b.market = 'POOL' or r.prices_version = b.prices_version) as is_current
         from racing_bets b join racing_races r on r.id = b.race_id
         where b.id = any($1) order by r.id for share of r`,
        [ours.map(({ wagerId }) => wagerId), clock.now()],
      );
      return stakes.map(({ provider, wagerId }) => {
        if (provider !== PROVIDER) return null;
        const row = rows.find(({ id }) => id === wagerId);
        if (!row?.is_open) return { code: "MARKET_SUSPENDED" };
        return row.is_current ? null : { code: "PRICE_CHANGED" };
      });
    },
  };
}
