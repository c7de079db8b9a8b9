import type { VirtualRound as Round } from "@parlour/contracts/entities/virtual-sports";
import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useCallback, useEffect, useState } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { ListSkeleton } from "../parts/list-state.tsx";
import { pathTo } from "../paths.ts";
import { LeagueTable } from "./league-table.tsx";
import { MatchdayView } from "./matchday-view.tsx";
import { RaceMarkets } from "./race-markets.tsx";
import { RaceView } from "./race-view.tsx";
import { roundName } from "./round-name.ts";
import { formatLeft, useChannels, useNow, useRound } from "./use-rounds.ts";

/** A round: first the countdown and its markets, then the event, then the result with a replay. */
export default function VirtualRound({ round: id }: { round: string }) {
  const { t } = useTranslation();
  const { state, refused } = useRound(id);
  const [replayedFrom, setReplayedFrom] = useState<number | null>(null);
  useEffect(() => {
    if (refused === "NOT_FOUND") send("error", { status: 404, path: pathTo.virtualRound(id) });
  }, [refused, id]);
  const startsMs = state ? Date.parse(state.round.startsAt) - state.offsetMs : 0;
  const elapsedMs = useCallback(() => Date.now() - (replayedFrom ?? startsMs), [replayedFrom, startsMs]);
  if (state === undefined) return <ListSkeleton />;
  const { round } = state;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-mist">{round.name}</p>
          <h1 className="text-3xl">{roundName(t, round)}</h1>
        </div>
        {round.state === "OPEN" ? <StartClock startsMs={startsMs} /> : null}
        {round.state === "RUNNING" ? <Badge tone="live">{t("virtual.running")}</Badge> : null}
        {round.state === "ENDED" ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => setReplayedFrom(Date.now())}>
              {t("virtual.replay")}
            </Button>
            <NextRound channel={round.channel} />
          </div>
        ) : null}
      </header>
      {round.outcome?.kind === "race" && round.card.kind === "race" ? (
        <RaceView card={round.card} race={round.outcome} sport={round.sport} elapsedMs={elapsedMs} />
      ) : null}
      {round.card.kind === "football" ? (
        <MatchdayView
          card={round.card}
          outcome={round.outcome}
          isOpen={round.state === "OPEN"}
          elapsedMs={elapsedMs}
        />
      ) : null}
      {round.card.kind === "race" && round.state === "OPEN" ? <RaceMarkets card={round.card} /> : null}
      {round.card.kind === "football" ? (
        <LeagueTable competition={round.card.competition} name={round.name} />
      ) : null}
      <Fairness round={round} />
    </article>
  );
}

/** A link from a finished round to the next one that is open for bets. */
function NextRound({ channel }: { channel: string }) {
  const { t } = useTranslation();
  const next = useChannels().value?.channels.find(({ id }) => id === channel)?.next[0];
  if (next === undefined) return null;
  return (
    <SiteLink
      to={pathTo.virtualRound(next.id)}
      className="brass-fill flex min-h-11 items-center rounded-chip px-4 font-semibold"
    >
      {t("virtual.next", { round: roundName(t, next) })}
    </SiteLink>
  );
}

function StartClock({ startsMs }: { startsMs: number }) {
  const { t } = useTranslation();
  const leftMs = startsMs - useNow(250);
  return (
    <p className="text-right">
      <span className="block text-sm text-mist">
        {leftMs > 0 ? t("virtual.startsIn") : t("virtual.closed")}
      </span>
      <span role="timer" className="text-3xl font-semibold text-bright tabular-nums">
        {formatLeft(leftMs)}
      </span>
    </p>
  );
}

function Fairness({ round: { fairness } }: { round: Round }) {
  const { t } = useTranslation();
  const rows = [
    [t("virtual.seedHash"), fairness.seedHash],
    [t("virtual.seed"), fairness.seed ?? t("virtual.seedLater")],
    [t("virtual.salt"), fairness.salt],
    [t("virtual.anchor"), fairness.anchor],
  ] as const;
  return (
    <details className="rounded-card border border-line bg-velvet px-4 py-2">
      <summary className="flex min-h-11 items-center font-semibold">{t("virtual.fairness")}</summary>
      <p className="mb-2 text-sm text-mist">{t("virtual.fairnessText")}</p>
      <dl className="grid gap-2 pb-3 text-sm">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-mist">{name}</dt>
            <dd className="font-mono text-xs wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
