import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Chip } from "@parlour/web/ui/chip";
import { useState } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useStored } from "../../parts/stored.ts";
import { bySport, favouritesFirst } from "../data/event-change.ts";
import { useEvent, useLiveEvents } from "../data/topics.ts";
import { MatchView } from "../live/live-view.tsx";
import { sportName, sportRank } from "../names/sport-names.ts";
import { EventList } from "../parts/event-list.tsx";
import { ListEmpty, ListSkeleton } from "../parts/list-state.tsx";
import { Scoreboard } from "../parts/scoreboard.tsx";
import { pathTo } from "../paths.ts";
import { favourites } from "../state/preferences.ts";

/** All live matches with their prices, below a featured one to watch. */
export default function Live() {
  const { t } = useTranslation();
  const { state: events, live } = useLiveEvents();
  const first = useStored(favourites);
  const [sport, setSport] = useState<string | null>(null);
  if (events === undefined) return <ListSkeleton />;
  const sports = [...new Set(events.map((event) => event.sport))].toSorted(
    (one, other) => sportRank(one) - sportRank(other),
  );
  const chosen = sport !== null && sports.includes(sport) ? sport : null;
  const shown = favouritesFirst(
    chosen === null ? bySport(events).flat() : events.filter((event) => event.sport === chosen),
    first,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl">{t("sports.liveTitle")}</h1>
      {events.length === 0 ? (
        <ListEmpty title={t("sportsbook.noLive")} text={t("sportsbook.noLiveText")} />
      ) : (
        <>
          <fieldset aria-label={t("sportsbook.filter")} className="flex min-w-0 flex-wrap gap-2">
            <Chip selected={chosen === null} onClick={() => setSport(null)}>
              {t("sportsbook.all")}
            </Chip>
            {sports.map((id) => (
              <Chip key={id} selected={chosen === id} onClick={() => setSport(id)}>
                {sportName(t, id)}
              </Chip>
            ))}
          </fieldset>
          {shown[0] ? <Featured key={shown[0].id} eventId={shown[0].id} /> : null}
          <h2 className="sr-only">{t("sportsbook.liveNow")}</h2>
          <EventList events={shown} fresh={live} mixed={chosen === null} />
        </>
      )}
    </div>
  );
}

function Featured({ eventId }: { eventId: string }) {
  const { t } = useTranslation();
  const { state: event } = useEvent(eventId);
  if (event === undefined) return null;
  return (
    <section
      aria-label={`${event.home.name} – ${event.away.name}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-velvet p-4"
    >
      <Scoreboard event={event} />
      <MatchView event={event} />
      <SiteLink
        to={pathTo.event(event.id)}
        className="justify-self-center text-sm font-semibold text-bright hover:text-ivory"
      >
        {t("sportsbook.marketCount", { count: event.marketCount })}
      </SiteLink>
    </section>
  );
}
