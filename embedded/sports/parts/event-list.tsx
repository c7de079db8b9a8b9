import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";
import { byCompetition, favouritesFirst } from "../data/event-change.ts";
import { favourites } from "../state/preferences.ts";
import { useStored } from "../state/stored.ts";
import { EventGroup } from "./event-group.tsx";

/** Events under their competitions, favourites first. */
export function EventList({ events, fresh }: { events: readonly SportsEventSummary[]; fresh: boolean }) {
  const first = useStored(favourites);
  return (
    <div className="grid gap-3">
      {byCompetition(favouritesFirst(events, first)).map((group) => (
        <EventGroup key={group[0]!.competition.id} events={group} fresh={fresh} />
      ))}
    </div>
  );
}
