import { listVirtualResults } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-results";
import type { VirtualChannel } from "@parlour/contracts/entities/virtual-sports";
import { useCall } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { pathTo } from "../paths.ts";
import { leagueOf } from "./league-of.ts";
import { LeagueTable } from "./league-table.tsx";
import { roundName } from "./round-name.ts";
import { RoundResult } from "./round-result.tsx";

const MATCHDAYS_SHOWN = 4;

/** The football leagues: table of the season and results of the latest matchdays. */
export function Leagues({ channels }: { channels: readonly VirtualChannel[] }) {
  return channels.map((channel) => {
    const competition = leagueOf(channel);
    return competition === null || channel.last === null ? null : (
      <section key={channel.id} aria-labelledby={`league-${channel.id}`} className="mt-8">
        <h2 id={`league-${channel.id}`} className="mb-3 text-2xl wrap-anywhere">
          {channel.name}
        </h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <LeagueTable competition={competition} name={channel.name} heading="h3" />
          <LatestResults channel={channel} />
        </div>
      </section>
    );
  });
}

function LatestResults({ channel }: { channel: VirtualChannel }) {
  const { t } = useTranslation();
  const { value } = useCall(
    listVirtualResults,
    { query: { channel: channel.id, limit: MATCHDAYS_SHOWN } },
    { intervalMs: 15_000, startNow: true, keep: true },
  );
  if (value === undefined) return null;
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-xl">{t("virtual.latestResults")}</h3>
        <SiteLink
          to={pathTo.virtualResults(channel.id)}
          className="flex min-h-6 items-center text-sm font-semibold text-bright"
        >
          {t("virtual.allResults")}
          <span className="sr-only"> {channel.name}</span>
        </SiteLink>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {value.items.map((round) => (
          <li
            key={round.id}
            className="grid content-start gap-1.5 rounded-card border border-line bg-velvet p-3"
          >
            <SiteLink
              to={pathTo.virtualRound(round.id)}
              className="flex min-h-6 items-center text-sm font-semibold text-bright"
            >
              {roundName(t, round)}
            </SiteLink>
            <RoundResult round={round} />
          </li>
        ))}
      </ul>
    </section>
  );
}
