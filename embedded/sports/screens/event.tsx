import type { SportsEvent } from "@parlour/contracts/entities/sports-event";
import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { lazy, Suspense, useEffect } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useEvent } from "../data/topics.ts";
import { MarketBoard } from "../markets/market-board.tsx";
import { sportName } from "../names/sport-names.ts";
import { ListEmpty, ListSkeleton } from "../parts/list-state.tsx";
import { Scoreboard } from "../parts/scoreboard.tsx";
import { pathTo } from "../paths.ts";

/** The drawings and statistics of a match and the facts below the markets are loaded after the prices. */
const MatchView = lazy(async () => ({ default: (await import("../live/live-view.tsx")).MatchView }));
const MatchFacts = lazy(async () => ({ default: (await import("../parts/match-facts.tsx")).MatchFacts }));

/** A match with its score, live view and markets, or the outright markets of a competition. */
export default function Event({ event: id }: { event: string }) {
  const { t } = useTranslation();
  const { state: event, live, refused } = useEvent(id);
  useEffect(() => {
    if (refused === "NOT_FOUND") send("error", { status: 404, path: pathTo.event(id) });
  }, [refused, id]);
  if (event === undefined) return <ListSkeleton />;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">
        {event.home.name} – {event.away.name}
      </h1>
      <header className="rounded-panel border border-line bg-velvet p-4 md:p-5">
        <Trail event={event} />
        {event.isOutright ? (
          <p className="text-xl font-semibold wrap-anywhere">
            {event.home.name} · {event.away.name}
          </p>
        ) : (
          <Scoreboard event={event} />
        )}
        {event.status === "LIVE" || (event.scoreboard && event.status !== "SCHEDULED") ? (
          <div className="mt-4 border-t border-line pt-4">
            <Suspense fallback={<ListSkeleton />}>
              <MatchView event={event} />
            </Suspense>
          </div>
        ) : null}
      </header>
      {live ? null : (
        <p role="status" className="rounded-chip bg-oxblood/25 px-3 py-2 text-sm text-alarm">
          {t("sportsbook.stale")}
        </p>
      )}
      {event.status === "SCHEDULED" || event.status === "LIVE" ? (
        event.markets.length === 0 ? (
          <ListEmpty title={t("sportsbook.noMarkets")} text={t("sportsbook.noMarketsText")} />
        ) : (
          <MarketBoard event={event} fresh={live} />
        )
      ) : (
        <ListEmpty title={t("sportsbook.eventOver")} text={t("sportsbook.eventOverText")} />
      )}
      {event.isOutright ? null : (
        <Suspense>
          <MatchFacts eventId={event.id} />
        </Suspense>
      )}
    </article>
  );
}

function Trail({ event }: { event: SportsEvent }) {
  const { t } = useTranslation();
  const { sport, competition } = event;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm text-mist">
      <p className="min-w-0 truncate">
        <SiteLink to={pathTo.sport(sport)} className="hover:text-bright">
          {sportName(t, sport)}
        </SiteLink>
        {" / "}
        <SiteLink to={pathTo.competition(sport, competition.id)} className="hover:text-bright">
          {competition.name}
        </SiteLink>
      </p>
      {event.isSuspended && (event.status === "LIVE" || event.status === "SCHEDULED") ? (
        <Badge tone="alarm">{t("sportsbook.suspended")}</Badge>
      ) : null}
      {event.status === "LIVE" ? <Badge tone="live">{t("sportsbook.live")}</Badge> : null}
    </div>
  );
}
