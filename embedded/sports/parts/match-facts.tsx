import { getSportsStatistics } from "@parlour/contracts/calls/sports/sportsbook/get-sports-statistics";
import { useCall } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EventRow } from "./event-row.tsx";
import { SectionTitle } from "./section-title.tsx";
import { StandingsTable } from "./standings-table.tsx";

/**
 * The standings of both sides and their recent matches against each other. Renders nothing if these cannot be loaded.
 */
export function MatchFacts({ eventId }: { eventId: string }) {
  const { t } = useTranslation();
  const { value } = useCall(getSportsStatistics, { params: { event: eventId } }, { startNow: true });
  if (value === undefined) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SectionTitle title={t("sportsbook.facts")} />
      <StandingsTable standings={[value.home, value.away]} label={t("sportsbook.table")} ranked={false} />
      {value.meetings.length > 0 ? (
        <ul
          aria-label={t("sportsbook.meetings")}
          className="overflow-hidden rounded-card border border-line bg-velvet"
        >
          {value.meetings.map((event) => (
            <EventRow key={event.id} event={event} fresh={false} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
