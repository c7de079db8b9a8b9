import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import type { Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { pathTo } from "../paths.ts";
import { useRacing } from "../racing-context.ts";
import { usePoolTotals } from "../use-pool-totals.ts";
import { LoadState } from "./load-state.tsx";
import { PairProbables } from "./pair-probables.tsx";
import { ScrollArea } from "./scroll-area.tsx";

/**
 * The money in each pool, with the probable dividends for win, place and show, and the will-pays for multi-race pools
 * on their last leg. After the off only the money is shown; once a pool is settled, its statement is linked.
 */
export function PoolTotals({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { currency } = useRacing();
  const { money } = useFormats();
  const { betType } = useNames();
  const { raceId, state } = race.race;
  const isOpen = state === "OPEN";
  const isSettled = state === "SETTLED";
  const loaded = usePoolTotals(raceId, currency);
  return (
    <section aria-labelledby="pool-totals" className="grid gap-3">
      <h3 id="pool-totals" className="text-lg">
        {t("racebook.poolTotals")}
      </h3>
      <LoadState loaded={loaded}>
        {({ pools, unit }) => {
          const straight = pools.filter(({ type }) => type === "win" || type === "place" || type === "show");
          const ends = pools
            .filter(({ probables }) => probables.length > 0)
            .filter((one) => !straight.includes(one));
          const shown = [...straight, ...ends];
          return (
            <>
              <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
                {pools.map((pool) => (
                  <div key={pool.poolId} className="rounded-card border border-line bg-raised px-3 py-2">
                    <dt className="text-xs text-mist">{betType(pool.type)}</dt>
                    <dd className="font-semibold tabular-nums">{money(pool.total, currency)}</dd>
                    {isSettled && pool.bets > 0 ? (
                      <dd>
                        <SiteLink
                          to={pathTo.pool(pool.poolId)}
                          className="inline-flex min-h-11 items-center text-xs text-bright underline"
                        >
                          {t("racebook.statement")}
                        </SiteLink>
                      </dd>
                    ) : null}
                    {pool.carriedIn > 0 ? (
                      <dd className="text-xs text-bright">
                        {t("racebook.carriedIn", { amount: money(pool.carriedIn, currency) })}
                      </dd>
                    ) : null}
                  </div>
                ))}
              </dl>
              {isOpen && (straight[0]?.probables.length ?? 0) > 0 ? (
                <ScrollArea label={t("racebook.probables", { unit: money(unit, currency) })}>
                  <table className="w-full text-sm">
                    <caption className="pb-2 text-left text-xs text-mist">
                      {t("racebook.probables", { unit: money(unit, currency) })}
                    </caption>
                    <thead>
                      <tr className="text-mist">
                        <th scope="col" className="py-1 text-left font-medium">
                          {t("racebook.horse")}
                        </th>
                        {shown.map(({ poolId, type }) => (
                          <th key={poolId} scope="col" className="px-2 py-1 text-right font-medium">
                            {betType(type)}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {(straight[0]?.probables ?? []).map(({ interest }) => (
                        <tr key={interest} className="border-t border-line">
                          <th scope="row" className="py-1.5 text-left font-normal">
                            {interest} {race.runners.find((runner) => runner.interest === interest)?.name}
                          </th>
                          {shown.map(({ poolId, probables }) => {
                            const found = probables.find((one) => one.interest === interest);
                            return (
                              <td key={poolId} className="px-2 py-1.5 text-right tabular-nums">
                                {found === undefined || found.lowest === null || found.highest === null
                                  ? found?.expected
                                    ? t("racebook.expected", { amount: money(found.expected, currency) })
                                    : "–"
                                  : found.lowest === found.highest
                                    ? money(found.lowest, currency)
                                    : `${money(found.lowest, currency)} – ${money(found.highest, currency)}`}
                              </td>
                            );
                          })}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </ScrollArea>
              ) : null}
              {isOpen ? <PairProbables pools={pools} race={race} /> : null}
            </>
          );
        }}
      </LoadState>
    </section>
  );
}
