import { listVirtualResults } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-results";
import { useCall } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";
import { StartTime } from "../parts/start-time.tsx";
import { pathTo } from "../paths.ts";
import { roundName } from "./round-name.ts";
import { RoundResult } from "./round-result.tsx";

const SHOWN = 40;

/** Finished rounds; each links to its replay. */
export default function VirtualResults({ channel }: { channel: string | null }) {
  const { t } = useTranslation();
  const { value, error, reload } = useCall(
    listVirtualResults,
    { query: { limit: SHOWN, ...(channel !== null && { channel }) } },
    { intervalMs: 15_000, startNow: true, keep: true },
  );
  if (value === undefined) return error ? <ListFailed onRetry={reload} /> : <ListSkeleton />;
  if (value.items.length === 0) return <ListEmpty title={t("virtual.noResults")} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl">{t("virtual.results")}</h1>
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
