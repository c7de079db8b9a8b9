import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";
import type { SportId } from "@parlour/sports";
import { useId } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { pathTo } from "../paths.ts";
import { EventRow } from "./event-row.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { SportIcon } from "./sport-icon.tsx";

/** The events of one competition under its name. */
export function EventGroup({ events, fresh }: { events: readonly SportsEventSummary[]; fresh: boolean }) {
  const id = useId();
  const first = events[0]!;
  const { competition, sport } = first;
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-card border border-line bg-velvet">
      <header className="flex items-center gap-2 border-b border-line bg-raised/60 py-0.5 pr-1 pl-3 md:pl-4">
        <span className="text-brass">
          <SportIcon sport={sport as SportId} size={17} />
        </span>
        <h3 id={id} className="min-w-0 flex-1 font-sans text-sm font-semibold">
          <SiteLink
            to={pathTo.competition(sport, competition.id)}
            className="flex min-h-10 items-center hover:text-bright"
          >
            <span className="truncate">{competition.name}</span>
          </SiteLink>
        </h3>
        <FavouriteButton id={competition.id} name={competition.name} />
      </header>
      <ul>
        {events.map((event) => (
          <EventRow key={event.id} event={event} fresh={fresh} />
        ))}
      </ul>
    </section>
  );
}
