import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";
import { useStored } from "../../parts/stored.ts";
import { byCompetition, bySport, favouritesFirst } from "../data/event-change.ts";
import { favourites } from "../state/preferences.ts";
import { CompetitionGroup, SportGroup } from "./event-group.tsx";

type EventListProps = {
  events: readonly SportsEventSummary[];
  /** Whether the prices are current. */
  fresh: boolean;
  /** Whether the list may contain several sports, in which case it is grouped by sport instead of competition. */
  mixed?: boolean;
};

/** Events grouped by competition or sport, favourites first. */
export function EventList({ events, fresh, mixed = false }: EventListProps) {
  const sorted = favouritesFirst(events, useStored(favourites));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {mixed
        ? bySport(sorted).map((group) => <SportGroup key={group[0]!.sport} events={group} fresh={fresh} />)
        : byCompetition(sorted).map((group) => (
            <CompetitionGroup key={group[0]!.competition.id} events={group} fresh={fresh} />
          ))}
    </div>
  );
}
