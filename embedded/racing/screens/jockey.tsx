import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useCallback } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { LoadState } from "../parts/load-state.tsx";
import { RaceLine } from "../parts/race-line.tsx";
import { pathTo } from "../paths.ts";

/** A jockey's page: statistics, upcoming and recent rides. */
export function JockeyScreen({ jockeyId }: { jockeyId: string }) {
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => api.jockey({ params: { jockeyId }, signal }), [jockeyId]);
  return (
    <LoadState loaded={useLoaded(load)}>
      {({ name, rides, wins, placed, latest }) => (
        <article className="grid min-w-0 gap-4">
          <header>
            <h2 className="text-2xl">{name}</h2>
            <p className="text-sm text-mist">{t("racebook.jockeyRecord", { rides, wins, placed })}</p>
          </header>
          <h3 className="text-lg">{t("racebook.rides")}</h3>
          <ul className="grid gap-3">
            {latest.map(({ race, horseId, horse, place }) => (
              <li key={race.raceId} className="grid gap-1">
                <p className="text-sm">
                  <SiteLink to={pathTo.horse(horseId)} className="font-semibold hover:underline">
                    {horse}
                  </SiteLink>
                  {place === null ? null : (
                    <span className="text-mist"> · {t("racebook.finished", { place })}</span>
                  )}
                </p>
                <RaceLine race={race} now={new Date().toISOString()} />
              </li>
            ))}
          </ul>
        </article>
      )}
    </LoadState>
  );
}
