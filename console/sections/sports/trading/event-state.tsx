import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";
import { Badge } from "@parlour/web/ui/badge";

type EventStateProps = {
  event: Pick<SportsEventSummary, "status" | "isSuspended" | "scoreboard">;
  isHeld: boolean;
};

const tones = {
  SCHEDULED: "quiet",
  LIVE: "live",
  ENDED: "quiet",
  ABANDONED: "alarm",
  CANCELLED: "alarm",
} as const;
const words = {
  SCHEDULED: "Upcoming",
  LIVE: "Live",
  ENDED: "Ended",
  ABANDONED: "Abandoned",
  CANCELLED: "Cancelled",
};

/** The state of an event, and whether it is open for bets. */
export function EventState({ event, isHeld }: EventStateProps) {
  const isOpen = event.status === "SCHEDULED" || event.status === "LIVE";
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={tones[event.status]}>{words[event.status]}</Badge>
      {event.scoreboard ? (
        <span className="font-semibold tabular-nums">{event.scoreboard.score.join("–")}</span>
      ) : null}
      {isHeld && isOpen ? <Badge tone="alarm">Suspended by trader</Badge> : null}
      {!isHeld && isOpen && event.isSuspended ? <Badge tone="brass">Suspended</Badge> : null}
    </span>
  );
}
