import { getCompetition } from "@parlour/contracts/calls/sports/sportsbook/get-competition";
import { ApiError } from "@parlour/web/api/api-error";
import { useCall } from "@parlour/web/api/use-resource";
import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useEffect, useState } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLiveEvents } from "../data/topics.ts";
import { sportName } from "../names/sport-names.ts";
import { EventRow } from "../parts/event-row.tsx";
import { FavouriteButton } from "../parts/favourite-button.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";
import { Outrights } from "../parts/outrights.tsx";
import { StandingsTable } from "../parts/standings-table.tsx";
import { pathTo } from "../paths.ts";

const REFRESH_MS = 30_000;
type View = "fixtures" | "outrights" | "table" | "results";

/** A competition with its fixtures, outrights, table and results. */
export default function Competition({ sport, competition: id }: { sport: string; competition: string }) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>("fixtures");
  const { state: liveEvents = [], live } = useLiveEvents();
  const { value, error, reload } = useCall(
    getCompetition,
    { params: { competition: id } },
    { intervalMs: REFRESH_MS, startNow: true, keep: true },
  );
  const missing =
    (error instanceof ApiError && error.errorCode === "NOT_FOUND") || (value && value.sport !== sport);
  useEffect(() => {
    if (missing) send("error", { status: 404, path: pathTo.competition(sport, id) });
  }, [missing, sport, id]);
  if (value === undefined || value.id !== id)
    return error && !missing ? <ListFailed onRetry={reload} /> : <ListSkeleton />;

  const now = new Map(liveEvents.map((event) => [event.id, event]));
  const shown =
    view === "results" ? value.results : value.fixtures.map((event) => now.get(event.id) ?? event);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <SiteLink to={pathTo.sport(sport)} className="text-sm text-mist hover:text-bright">
          {sportName(t, sport)}
        </SiteLink>
        <div className="flex items-center gap-2">
          <h1 className="min-w-0 text-3xl wrap-anywhere">{value.name}</h1>
          <FavouriteButton id={value.id} name={value.name} />
        </div>
      </header>
      <SegmentedControl
        label={t("sportsbook.view")}
        value={view}
        onChange={(next) => setView(next as View)}
        options={[
          { value: "fixtures", label: t("sportsbook.fixtures") },
          ...(value.outrights.length > 0 ? [{ value: "outrights", label: t("sportsbook.outrights") }] : []),
          { value: "table", label: t("sportsbook.table") },
          { value: "results", label: t("sportsbook.results") },
        ]}
      />
      {view === "outrights" ? (
        value.outrights.map((event) => <Outrights key={event.id} event={event} />)
      ) : view === "table" ? (
        <StandingsTable standings={value.standings} label={value.name} />
      ) : shown.length === 0 ? (
        <ListEmpty title={view === "results" ? t("sportsbook.noResults") : t("sportsbook.noUpcoming")} />
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-velvet">
          {shown.map((event) => (
            <EventRow key={event.id} event={event} fresh={live} />
          ))}
        </ul>
      )}
    </div>
  );
}
