import { getCompetition } from "@parlour/contracts/calls/sports/sportsbook/get-competition";
import { useCall } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { StandingsTable } from "../parts/standings-table.tsx";

type LeagueTableProps = { competition: string; name: string; heading?: "h2" | "h3" };

/** The league table of a season; renders nothing until the first matchday has ended. */
export function LeagueTable({ competition, name, heading: Heading = "h2" }: LeagueTableProps) {
  const { t } = useTranslation();
  const { value } = useCall(
    getCompetition,
    { params: { competition } },
    { intervalMs: 15_000, startNow: true, keep: true },
  );
  if (value === undefined || value.standings.length === 0) return null;
  const matchday = Math.max(...value.standings.map(({ played }) => played));
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading className="text-xl">{t("virtual.table")}</Heading>
        <p className="text-sm text-mist">{t("virtual.afterMatchday", { number: String(matchday) })}</p>
      </div>
      <StandingsTable standings={value.standings} label={name} />
    </section>
  );
}
