import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { useCallback, useState } from "react";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { DividendTable } from "../parts/dividend-table.tsx";
import { LoadState } from "../parts/load-state.tsx";
import { RaceLine } from "../parts/race-line.tsx";

/** Settled races, newest first, with their dividends. */
export function Results() {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(10);
  const load = useCallback((signal: AbortSignal) => api.results({ query: { limit }, signal }), [limit]);
  const loaded = useLoaded(load);
  return (
    <section aria-labelledby="results" className="grid gap-3">
      <h2 id="results" className="text-xl md:text-2xl">
        {t("racebook.results")}
      </h2>
      <LoadState loaded={loaded}>
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <EmptyState title={t("racebook.noResults")}>{t("racebook.noResultsText")}</EmptyState>
          ) : (
            <>
              <ul className="grid gap-3">
                {items.map(({ race, dividends }) => (
                  <li key={race.raceId} className="grid gap-2">
                    <RaceLine race={race} now={race.startsAt} />
                    {dividends.length > 0 ? (
                      <div className="rounded-card border border-line px-3.5 py-2">
                        <DividendTable
                          dividends={dividends}
                          race={`${race.courseName} · ${t("racebook.raceNumber", { number: race.number })}`}
                        />
                      </div>
                    ) : null}
                  </li>
                ))}
              </ul>
              {nextCursor !== null && limit < 50 ? (
                <Button onClick={() => setLimit(Math.min(50, limit + 20))}>{t("racebook.more")}</Button>
              ) : null}
            </>
          )
        }
      </LoadState>
    </section>
  );
}
