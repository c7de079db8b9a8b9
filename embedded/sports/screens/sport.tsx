import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLiveEvents } from "../data/topics.ts";
import { useSportTree } from "../data/use-events.ts";
import { sportName } from "../names/sport-names.ts";
import { EventList } from "../parts/event-list.tsx";
import { SectionTitle } from "../parts/section-title.tsx";
import { SportIcon } from "../parts/sport-icon.tsx";
import { pathTo } from "../paths.ts";
import { UpcomingList } from "./upcoming-list.tsx";

/** One sport: its competitions, live events and upcoming ones. */
export default function Sport({ sport }: { sport: SportId }) {
  const { t } = useTranslation();
  const { state: events = [], live } = useLiveEvents();
  const tree = useSportTree();
  const competitions = tree.find(({ id }) => id === sport)?.competitions ?? [];
  const now = events.filter((event) => event.sport === sport);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <h1 className="flex items-center gap-3 text-3xl">
          <span className="text-brass">
            <SportIcon sport={sport} size={30} />
          </span>
          {sportName(t, sport)}
        </h1>
        <ul className="mt-3 flex flex-wrap gap-2">
          {competitions.map(({ id, name, live: count, upcoming }) => (
            <li key={id} className="min-w-0 max-w-full">
              <SiteLink
                to={pathTo.competition(sport, id)}
                className="flex min-h-11 items-center gap-2 rounded-chip border border-line bg-velvet px-3.5 text-sm font-semibold hover:border-field"
              >
                <span className="truncate">{name}</span>
                <span className="text-mist tabular-nums">{count + upcoming}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </header>
      {now.length > 0 ? (
        <section>
          <SectionTitle title={t("sportsbook.liveNow")} />
          <EventList events={now} fresh={live} />
        </section>
      ) : null}
      <section>
        <SectionTitle title={t("sportsbook.upcoming")} />
        <UpcomingList sport={sport} />
      </section>
    </div>
  );
}
