import type { VirtualChannel } from "@parlour/contracts/entities/virtual-sports";
import type { VirtualSportId } from "@parlour/sports";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { useMemo } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";
import { pathTo } from "../paths.ts";
import { cardClass, roundLinkClass } from "./card-classes.ts";
import { Leagues } from "./leagues.tsx";
import { roundName } from "./round-name.ts";
import { RoundResult } from "./round-result.tsx";
import { TableGameCard } from "./table-game-card.tsx";
import { formatLeft, useChannels, useNow } from "./use-rounds.ts";
import { useTableGames } from "./use-table-games.ts";

const sportTexts: Readonly<Record<VirtualSportId, MessageKey>> = {
  "virtual-football": "virtual.virtual-football",
  "virtual-horses": "virtual.virtual-horses",
  "virtual-greyhounds": "virtual.virtual-greyhounds",
  "virtual-motors": "virtual.virtual-motors",
};

/**
 * All channels, each with its current round, the next ones and the last result; then the virtual sports that
 * are live table games; then the standings and results of the football leagues.
 */
export default function VirtualLobby() {
  const { t } = useTranslation();
  const { value, error, reload } = useChannels();
  const games = useTableGames();
  const offsetMs = useMemo(() => (value ? Date.parse(value.now) - Date.now() : 0), [value]);
  if (value === undefined) return error ? <ListFailed onRetry={reload} /> : <ListSkeleton />;
  const scheduled = value.channels.filter(({ next, running }) => next.length > 0 || running !== null);
  if (scheduled.length + games.length === 0)
    return <ListEmpty title={t("virtual.noRounds")} text={t("virtual.noRoundsText")} />;
  return (
    <>
      <section
        aria-label={t("virtual.channels")}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        {scheduled.map((channel) => (
          <ChannelCard key={channel.id} channel={channel} offsetMs={offsetMs} />
        ))}
        {games.map((game) => (
          <TableGameCard key={game.id} game={game} />
        ))}
      </section>
      <Leagues channels={value.channels} />
    </>
  );
}

function ChannelCard({ channel, offsetMs }: { channel: VirtualChannel; offsetMs: number }) {
  const { t } = useTranslation();
  const now = useNow(500) + offsetMs;
  const { running, next, last } = channel;
  return (
    <article className={cardClass}>
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
            <SiteLink to={pathTo.virtualRound(running.id)} className={roundLinkClass}>
              <span>{roundName(t, running)}</span>
              <span className="font-semibold text-bright">{t("virtual.watch")}</span>
            </SiteLink>
          </li>
        ) : null}
        {next.map((round) => (
          <li key={round.id}>
            <SiteLink to={pathTo.virtualRound(round.id)} className={roundLinkClass}>
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
