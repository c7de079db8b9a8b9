import { getTradingEvent } from "@parlour/contracts/calls/sports/sportsbook/get-trading-event";
import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { Skeleton } from "@parlour/web/ui/skeleton";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useLocation, useParams } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { BetsPanel } from "./bets-panel.tsx";
import { type DeskAction, DeskDialog } from "./desk-dialog.tsx";
import { EventState } from "./event-state.tsx";
import { LiabilityPanel } from "./liability-panel.tsx";
import { MarketBoard } from "./market-board.tsx";
import { sportName } from "./sport-names.ts";

/** Bets and prices change constantly, so the whole page is reloaded every two seconds. */
const intervalMs = 2_000;

/** One event on the trading desk: markets, liability and incoming bets. */
export function EventPage() {
  const { event: id = "" } = useParams();
  const resource = useCall(getTradingEvent, { params: { event: id } }, { intervalMs });
  const [action, setAction] = useState<DeskAction | null>(null);
  const shown = resource.value?.event.id === id ? resource.value : undefined;
  if (shown === undefined && resource.error !== undefined) {
    const { error, reload } = resource;
    return <NoRecord what="event" id={id} error={error} onRetry={reload} back={<BackLink />} />;
  }
  if (shown === undefined) return <Waiting />;
  const { event } = shown;
  return (
    <>
      <BackLink />
      <PageHeader
        title={`${event.home.name} – ${event.away.name}`}
        actions={<EventActions shown={shown} onAction={setAction} />}
      >
        <span className="flex flex-wrap items-center gap-2">
          <EventState event={event} isHeld={shown.isHeld} />
          {shown.isResultManual ? <Badge tone="brass">Result set by trader</Badge> : null}
          <span>
            {sportName(event.sport)} · {event.competition.name} · <Moment at={event.startsAt} />
          </span>
        </span>
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)]">
        <MarketBoard shown={shown} onAction={setAction} />
        <div className="grid gap-5">
          <LiabilityPanel shown={shown} />
          <BetsPanel shown={shown} onAction={setAction} />
        </div>
      </div>
      <DeskDialog shown={shown} action={action} onClose={() => setAction(null)} onDone={resource.reload} />
    </>
  );
}

type EventActionsProps = { shown: TradingEvent; onAction: (action: DeskAction) => void };

function EventActions({ shown, onAction }: EventActionsProps) {
  const { event, isHeld } = shown;
  const isOpen = event.status === "SCHEDULED" || event.status === "LIVE";
  return (
    <>
      {isOpen ? (
        <Button
          variant={isHeld ? "play" : "danger"}
          onClick={() => onAction({ kind: "hold", isHeld: !isHeld })}
        >
          {isHeld ? "Resume event" : "Suspend event"}
        </Button>
      ) : null}
      <Button onClick={() => onAction({ kind: "result" })}>{isOpen ? "Set result" : "Correct result"}</Button>
      <Button variant="quiet" onClick={() => onAction({ kind: "callOff" })}>
        Call off
      </Button>
    </>
  );
}

/** Links back to the list with the same filters. */
function BackLink() {
  const { state } = useLocation() as { state: { search?: string } | null };
  return (
    <Link
      href={`/console/trading${state?.search ?? ""}`}
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All events
    </Link>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">Loading the event</span>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-5 w-96" />
      <Skeleton className="mt-4 h-64 w-full" />
    </div>
  );
}
