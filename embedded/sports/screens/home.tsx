import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { useStored } from "../../parts/stored.ts";
import { favouritesFirst } from "../data/event-change.ts";
import { useLiveEvents } from "../data/topics.ts";
import { EventList } from "../parts/event-list.tsx";
import { ListSkeleton } from "../parts/list-state.tsx";
import { SectionTitle } from "../parts/section-title.tsx";
import { pathTo } from "../paths.ts";
import { favourites } from "../state/preferences.ts";
import { UpcomingList } from "./upcoming-list.tsx";

/** The number of live events shown before the upcoming ones. */
const LIVE_SHOWN = 8;

/** The sportsbook's home screen: the live matches and the upcoming ones. */
export default function Home() {
  const { t } = useTranslation();
  const { state: events, live } = useLiveEvents();
  const first = useStored(favourites);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="sr-only">{t("sports.homeTitle")}</h1>
      {events === undefined || events.length > 0 ? (
        <section>
          <SectionTitle
            title={t("sportsbook.liveNow")}
            more={
              <SiteLink to={pathTo.live} className="text-sm font-semibold text-bright hover:text-ivory">
                {t("sportsbook.allLive", { count: events?.length ?? 0 })}
              </SiteLink>
            }
          />
          {events === undefined ? (
            <ListSkeleton />
          ) : (
            <EventList events={favouritesFirst(events, first).slice(0, LIVE_SHOWN)} fresh={live} mixed />
          )}
        </section>
      ) : null}
      <section>
        <SectionTitle title={t("sportsbook.upcoming")} />
        <UpcomingList />
      </section>
    </div>
  );
}
