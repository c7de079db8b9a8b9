import { pageStream } from "@parlour/web/api/stream";
import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { Toaster } from "@parlour/web/ui/toaster";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { useAccountOddsFormat } from "../parts/odds-format.ts";
import { useSlipCount } from "../parts/slip-counts.ts";
import { SportNav } from "./frame/sport-nav.tsx";
import { SportsBar } from "./frame/sports-bar.tsx";
import { useCurrency } from "./frame/use-currency.ts";
import { ListSkeleton } from "./parts/list-state.tsx";
import { type Place, placeOf } from "./paths.ts";
import { PlacementProvider } from "./slip/placement.tsx";
import { useSharedSlip } from "./slip/share-slip.ts";
import { SlipPrices } from "./slip/slip-prices.tsx";
import { SportsSlip } from "./slip/sports-slip.tsx";
import { SportsContext } from "./sports-context.ts";
import { VirtualBar } from "./virtual/virtual-bar.tsx";

const Home = lazy(() => import("./screens/home.tsx"));
const Live = lazy(() => import("./screens/live.tsx"));
const Sport = lazy(() => import("./screens/sport.tsx"));
const Competition = lazy(() => import("./screens/competition.tsx"));
const Event = lazy(() => import("./screens/event.tsx"));
const MyBets = lazy(() => import("./screens/my-bets.tsx"));
const Results = lazy(() => import("./screens/results.tsx"));
const VirtualLobby = lazy(() => import("./virtual/virtual-lobby.tsx"));
const VirtualRound = lazy(() => import("./virtual/virtual-round.tsx"));
const VirtualResults = lazy(() => import("./virtual/virtual-results.tsx"));
const Search = lazy(() => import("./screens/search.tsx"));

function screenOf(place: Place): ReactNode {
  switch (place.screen) {
    case "home":
      return <Home />;
    case "live":
      return <Live />;
    case "sport":
      return <Sport key={place.sport} sport={place.sport} />;
    case "competition":
      return <Competition key={place.competition} sport={place.sport} competition={place.competition} />;
    case "event":
      return <Event key={place.event} event={place.event} />;
    case "my-bets":
      return <MyBets tab={place.tab} />;
    case "results":
      return <Results />;
    case "search":
      return <Search key={place.term} term={place.term} />;
    case "virtual":
      return <VirtualLobby />;
    case "virtual-results":
      return <VirtualResults key={place.channel} channel={place.channel} />;
    case "virtual-round":
      return <VirtualRound key={place.round} round={place.round} />;
  }
}

type SportsProps = { path: string; session: string | null; companionSlip: ReactNode };

/** The sportsbook: the sport tree, a screen, and the bet slip. An unknown path is reported as a 404. */
export function Sports({ path, session, companionSlip }: SportsProps) {
  const place = useMemo(() => placeOf(path), [path]);
  const currency = useCurrency(session);
  useEffect(() => {
    if (place === undefined) send("error", { status: 404, path: path.split(/[?#]/)[0]! });
  }, [place, path]);

  useAccountOddsFormat(session);
  const known = useRef(session);
  useEffect(() => {
    // Logging in or out reconnects the stream, because its topics depend on who is logged in.
    if (known.current !== session) pageStream().reconnect();
    known.current = session;
  }, [session]);

  const visit = useMemo(() => place && { session, currency, place, path }, [session, currency, place, path]);
  if (visit === undefined) return null;
  return (
    <SportsContext value={visit}>
      <PlacementProvider>
        <Frame place={visit.place} companionSlip={companionSlip} />
      </PlacementProvider>
    </SportsContext>
  );
}

function Frame({ place, companionSlip }: { place: Place; companionSlip: ReactNode }) {
  const { t } = useTranslation();
  const isVirtual = place.screen.startsWith("virtual");
  useSharedSlip();
  return (
    <>
      <SlipPrices />
      {/* The bet slip has its own column from the top of the page, so that it is visible without scrolling. The last
          row of the grid takes up the rest of the slip's height. */}
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 text-base text-ivory max-lg:pb-16",
          "lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[12.5rem_minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]",
          isVirtual ? "lg:grid-rows-[auto_1fr]" : "lg:max-xl:grid-rows-[auto_auto_1fr]",
        )}
      >
        <div className="min-w-0 lg:col-start-1 lg:-col-end-2">
          {isVirtual ? <VirtualBar /> : <SportsBar />}
        </div>
        {isVirtual ? null : (
          <div className="min-w-0 max-lg:col-span-full xl:sticky xl:top-24">
            <SportNav />
          </div>
        )}
        <div className={isVirtual ? "min-w-0 xl:col-span-2" : "min-w-0"}>
          <Suspense fallback={<ListSkeleton />}>{screenOf(place)}</Suspense>
        </div>
        <aside
          aria-label={t("sportsbook.slip")}
          className="h-full min-w-0 max-lg:contents lg:row-span-full lg:-col-start-2"
        >
          <SportsSlip companion={{ slip: companionSlip, count: useSlipCount("racing") }} />
        </aside>
      </div>
      <Toaster label={t("sportsbook.notices")} dismissLabel={t("sportsbook.close")} />
    </>
  );
}
