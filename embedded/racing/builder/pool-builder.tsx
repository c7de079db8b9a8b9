import type { PoolType } from "@parlour/racing/bets/bet-types";
import { amountOf } from "@parlour/rules/money";
import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Chip } from "@parlour/web/ui/chip";
import { useCallback, useState } from "react";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api, type Race } from "../api.ts";
import { useNames } from "../format.ts";
import { LoadState } from "../parts/load-state.tsx";
import { PoolTerms } from "../parts/pool-terms.tsx";
import { PoolTotals } from "../parts/pool-totals.tsx";
import { useRacing } from "../racing-context.ts";
import { TicketForm } from "./ticket-form.tsx";

/**
 * Builds a pool bet: type, mode (straight, box, key, wheel or part-wheel), horses, number of lines and cost. The stake
 * is entered in the slip.
 */
export function PoolBuilder({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { currency } = useRacing();
  const { betType } = useNames();
  const [type, setType] = useState<PoolType>("win");
  const pool = race.pools.find((one) => one.type === type) ?? race.pools[0];
  if (pool === undefined || !pool.isOpen) return <p className="text-mist">{t("racebook.poolsClosed")}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <fieldset className="flex flex-wrap gap-2" aria-label={t("racebook.poolType")}>
        {race.pools.map((one) => (
          <Chip key={one.poolId} selected={one.type === pool.type} onClick={() => setType(one.type)}>
            {betType(one.type)}
          </Chip>
        ))}
      </fieldset>
      <PoolTerms
        terms={pool}
        unit={amountOf(BigInt(100 * stakeMeasureOf(currency)), currency)}
        currency={currency}
      />
      <LegsForm key={pool.poolId} race={race} pool={pool} />
      <PoolTotals race={race} />
    </div>
  );
}

function LegsForm({ race, pool }: { race: Race; pool: Race["pools"][number] }) {
  const { t } = useTranslation();
  const loadLegs = useCallback(
    (signal: AbortSignal) =>
      Promise.all(
        pool.raceIds.map((raceId) =>
          raceId === race.race.raceId ? race : api.race({ params: { raceId }, signal }),
        ),
      ),
    [pool, race],
  );
  const legs = useLoaded(loadLegs);
  return (
    <LoadState loaded={legs}>
      {(races) =>
        races.length === 0 ? <p>{t("racebook.poolsClosed")}</p> : <TicketForm races={races} pool={pool} />
      }
    </LoadState>
  );
}
