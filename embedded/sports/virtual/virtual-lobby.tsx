import type { VirtualChannel } from "@parlour/contracts/entities/virtual-sports";
import type { VirtualSportId } from "@parlour/sports";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { useMemo } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";
import { pathTo } from "../paths.ts";
import { roundName } from "./round-name.ts";
import { RoundResult } from "./round-result.tsx";
import { formatLeft, useChannels, useNow } from "./use-rounds.ts";

const sportTexts: Readonly<Record<VirtualSportId, MessageKey>> = {
  "virtual-football": "virtual.virtual-football",
  "virtual-horses": "virtual.virtual-horses",
  "virtual-greyhounds": "virtual.virtual-greyhounds",
  "virtual-motors": "virtual.virtual-motors",
};

const linkClass =
  "flex min-h-11 items-center justify-between gap-3 rounded-chip border border-line bg-raised px-3 text-sm hover:border-brass";

/** All channels: the current round, the next one, and the result of the last one. */
export default function VirtualLobby() {
  const { t } = useTranslation();
  const { value, error, reload } = useChannels();
  const offsetMs = useMemo(() => (value ? Date.parse(value.now) - Date.now() : 0), [value]);
  if (value === undefined) return error ? <ListFailed onRetry={reload} /> : <ListSkeleton />;
  const shown = value.channels.filter(({ next, running }) => next.length > 0 || running !== null);
  if (shown.length === 0) return <ListEmpty title={t("virtual.noRounds")} text={t("virtual.noRoundsText")} />;
  return (
    <section
      aria-label={t("virtual.channels")}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3"
    >
      {shown.map((channel) => (
        <ChannelCard key={channel.id} channel={channel} offsetMs={offsetMs} />
      ))}
    </section>
  );
}

function ChannelCard({ channel, offsetMs }: { channel: VirtualChannel; offsetMs: number }) {
  const { t } = useTranslation();
  const now = useNow(500) + offsetMs;
  const { running, next, last } = channel;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-velvet p-4">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{channel.name}</h2>
          <p className="text-sm text-mist">
            {t(sportTexts[channel.sport as VirtualSportId])} ·{" "}
            {t("virtual.every", { minutes: String(channel.everySeconds / 60) })}
          </p>
        </div>
        {running ? <Badge tone="live">{t("virtual.running")}</Badge> : null}
      </header>
      <ul className="grid gap-1.5">
        {running ? (
          <li>
            <SiteLink to={pathTo.virtualRound(running.id)} className={linkClass}>
              <span>{roundName(t, running)}</span>
              <span className="font-semibold text-bright">{t("virtual.watch")}</span>
            </SiteLink>
          </li>
        ) : null}
        {next.map((round) => (
          <li key={round.id}>
            <SiteLink to={pathTo.virtualRound(round.id)} className={linkClass}>
              <span>{roundName(t, round)}</span>
              <span className="font-semibold tabular-nums text-bright">
                <span className="sr-only">{t("virtual.startsIn")} </span>
                {formatLeft(Date.parse(round.startsAt) - now)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {last ? (
        <div className="border-t border-line pt-3">
          <div className="mb-1.5 flex items-center justify-between gap-3">
            <h3 className="font-sans text-xs font-semibold text-mist">{t("virtual.lastResult")}</h3>
            <SiteLink
              to={pathTo.virtualResults(channel.id)}
              className="flex min-h-6 items-center text-xs font-semibold text-bright"
            >
              {t("virtual.allResults")}
              <span className="sr-only"> {channel.name}</span>
            </SiteLink>
          </div>
          <RoundResult round={last} />
        </div>
      ) : null}
    </article>
  );
}
