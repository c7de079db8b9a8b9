import { listVirtualResults } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-results";
import type { VirtualChannel } from "@parlour/contracts/entities/virtual-sports";
import { useCall } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { SiteLink } from "../../parts/site-link.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";
import { StartTime } from "../parts/start-time.tsx";
import { pathTo, VIRTUAL_ROOT } from "../paths.ts";
import { leagueOf } from "./league-of.ts";
import { LeagueTable } from "./league-table.tsx";
import { roundName } from "./round-name.ts";
import { RoundResult } from "./round-result.tsx";
import { useChannels } from "./use-rounds.ts";

const SHOWN = 40;

/** Finished rounds of one or all channels; each links to its replay. For a league, the page also shows its table. */
export default function VirtualResults({ channel }: { channel: string | null }) {
  const { t } = useTranslation();
  const channels = useChannels().value?.channels ?? [];
  const chosen = channels.find(({ id }) => id === channel);
  const league = chosen && leagueOf(chosen);
  const { value, error, reload } = useCall(
    listVirtualResults,
    { query: { limit: SHOWN, ...(channel !== null && { channel }) } },
    { intervalMs: 15_000, startNow: true, keep: true },
  );
  if (value === undefined) return error ? <ListFailed onRetry={reload} /> : <ListSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl">{t("virtual.results")}</h1>
      <ChannelLinks channels={channels} current={channel} />
      {chosen && league ? <LeagueTable competition={league} name={chosen.name} /> : null}
      {value.items.length === 0 ? <ListEmpty title={t("virtual.noResults")} /> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {value.items.map((round) => (
          <li
            key={round.id}
            className="grid content-start gap-2 rounded-card border border-line bg-velvet p-4"
          >
            <p className="flex flex-wrap justify-between gap-x-3 text-sm text-mist">
              <span>
                {round.name} · {roundName(t, round)}
              </span>
              <StartTime at={round.startsAt} />
            </p>
            <RoundResult round={round} />
            <SiteLink
              to={pathTo.virtualRound(round.id)}
              className="min-h-6 text-sm font-semibold text-bright"
            >
              {t("virtual.replay")}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChannelLinksProps = { channels: readonly VirtualChannel[]; current: string | null };

function ChannelLinks({ channels, current }: ChannelLinksProps) {
  const { t } = useTranslation();
  const links = [
    { id: null, name: t("virtual.allChannels"), path: `${VIRTUAL_ROOT}/results` },
    ...channels.map(({ id, name }) => ({ id, name, path: pathTo.virtualResults(id) })),
  ];
  return (
    <nav aria-label={t("virtual.channels")}>
      <ul className="flex flex-wrap gap-1.5">
        {links.map(({ id, name, path }) => (
          <li key={path}>
            <SiteLink
              to={path}
              aria-current={id === current ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center rounded-chip border px-3 text-sm font-semibold",
                id === current
                  ? "border-brass bg-raised text-ivory"
                  : "border-line text-mist hover:text-ivory",
              )}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
