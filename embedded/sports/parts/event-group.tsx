import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";
import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { ReactNode } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { sportName } from "../names/sport-names.ts";
import { pathTo } from "../paths.ts";
import { EventRow } from "./event-row.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { SportIcon } from "./sport-icon.tsx";

type GroupProps = { events: readonly SportsEventSummary[]; fresh: boolean };

/** The events of one competition, with its name as a heading. */
export function CompetitionGroup({ events, fresh }: GroupProps) {
  const { competition, sport } = events[0]!;
  return (
    <Group
      sport={sport}
      title={competition.name}
      path={pathTo.competition(sport, competition.id)}
      action={<FavouriteButton id={competition.id} name={competition.name} />}
    >
      {events.map((event) => (
        <EventRow key={event.id} event={event} fresh={fresh} />
      ))}
    </Group>
  );
}

/** The events of one sport, each with its competition. */
export function SportGroup({ events, fresh }: GroupProps) {
  const { t } = useTranslation();
  const { sport } = events[0]!;
  return (
    <Group sport={sport} title={sportName(t, sport)} path={pathTo.sport(sport)}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} fresh={fresh} withCompetition />
      ))}
    </Group>
  );
}

type Props = { sport: string; title: string; path: string; action?: ReactNode; children: ReactNode };

function Group({ sport, title, path, action, children }: Props) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-velvet">
      <header className="flex min-h-11 items-center gap-2 border-b border-line bg-raised/60 pr-1 pl-3 md:pl-4">
        <span className="text-brass">
          <SportIcon sport={sport as SportId} size={17} />
        </span>
        <h3 className="min-w-0 flex-1 font-sans text-sm font-semibold">
          <SiteLink to={path} className="flex min-h-11 items-center hover:text-bright">
            <span className="truncate">{title}</span>
          </SiteLink>
        </h3>
        {action}
      </header>
      <ul>{children}</ul>
    </div>
  );
}
