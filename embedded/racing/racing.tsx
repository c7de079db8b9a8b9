import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { type ReactNode, useEffect } from "react";
import { useAccountOddsFormat } from "../parts/odds-format.ts";
import { SiteLink } from "../parts/site-link.tsx";
import { OddsSettings } from "./parts/odds-settings.tsx";
import { type Place, pathTo, placeOf } from "./paths.ts";
import { RacingContext } from "./racing-context.ts";
import { Home } from "./screens/home.tsx";
import { HorseScreen } from "./screens/horse.tsx";
import { JockeyScreen } from "./screens/jockey.tsx";
import { MyBets } from "./screens/my-bets.tsx";
import { PoolScreen } from "./screens/pool.tsx";
import { RaceScreen } from "./screens/race.tsx";
import { Results } from "./screens/results.tsx";
import { RacingSlip } from "./slip/racing-slip.tsx";
import { useRacingVisit } from "./use-racing-visit.ts";

type RacingProps = { path: string; session: string | null; companionSlip: ReactNode };

/** The racebook's screens by path, with the slip beside them. */
export function Racing({ path, session, companionSlip }: RacingProps) {
  const { t } = useTranslation();
  const place = placeOf(path);
  const visit = useRacingVisit(path, session);
  useAccountOddsFormat(session);
  useEffect(() => {
    if (place === undefined) send("error", { status: 404, path: path.split(/[?#]/)[0] ?? "/" });
  }, [place, path]);
  if (place === undefined) return null;
  return (
    <RacingContext value={visit}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 text-base text-ivory max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex items-center gap-3">
            <RacingNavigation place={place} />
            <OddsSettings />
          </div>
          <ScreenOf place={place} />
        </div>
        <aside aria-label={t("racebook.slip")} className="h-full min-w-0 max-lg:contents">
          <RacingSlip companionSlip={companionSlip} />
        </aside>
      </div>
    </RacingContext>
  );
}

function RacingNavigation({ place }: { place: Place }) {
  const { t } = useTranslation();
  const items = [
    { to: pathTo.home, label: t("racebook.racesTab"), screen: "home" },
    { to: pathTo.results, label: t("racebook.results"), screen: "results" },
    { to: pathTo.myBets, label: t("racebook.myBets"), screen: "my-bets" },
  ];
  return (
    <nav
      aria-label={t("racebook.title")}
      className="flex min-w-0 flex-1 gap-1 overflow-x-auto border-b border-line"
    >
      {items.map(({ to, label, screen }) => (
        <SiteLink
          key={to}
          to={to}
          aria-current={screen === place.screen ? "page" : undefined}
          className="min-h-11 shrink-0 px-4 py-2.5 font-semibold text-mist hover:text-ivory aria-[current]:text-ivory aria-[current]:shadow-[inset_0_-2px_0_var(--color-brass)]"
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}

function ScreenOf({ place }: { place: Place }) {
  if (place.screen === "home") return <Home date={place.date} />;
  if (place.screen === "race") return <RaceScreen raceId={place.raceId} />;
  if (place.screen === "pool") return <PoolScreen poolId={place.poolId} />;
  if (place.screen === "results") return <Results />;
  if (place.screen === "my-bets") return <MyBets tab={place.tab} />;
  if (place.screen === "horse") return <HorseScreen horseId={place.horseId} />;
  return <JockeyScreen jockeyId={place.jockeyId} />;
}
