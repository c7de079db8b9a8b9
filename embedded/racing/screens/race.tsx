import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Tabs } from "@parlour/web/ui/tabs";
import { useCallback } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { api, type Race } from "../api.ts";
import { FixedBuilder } from "../builder/fixed-builder.tsx";
import { PoolBuilder } from "../builder/pool-builder.tsx";
import { useFormats, useNames } from "../format.ts";
import { LoadState } from "../parts/load-state.tsx";
import { PaceMap } from "../parts/pace-map.tsx";
import { PoolTotals } from "../parts/pool-totals.tsx";
import { RaceResult } from "../parts/race-result.tsx";
import { RunnerList } from "../parts/runner-list.tsx";
import { StartCountdown } from "../parts/start-countdown.tsx";
import { pathTo } from "../paths.ts";
import { RaceReplay } from "../replay/race-replay.tsx";
import { usePolled } from "../use-polled.ts";

const POLL_MS = 8_000;

/** A race: before the start its card, prices, pools and pace map; afterwards the replay and the result. */
export function RaceScreen({ raceId }: { raceId: string }) {
  const load = useCallback((signal: AbortSignal) => api.race({ params: { raceId }, signal }), [raceId]);
  const loaded = usePolled(load, POLL_MS);
  return (
    <LoadState loaded={loaded}>
      {(race, reload) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <RaceHead race={race} onOff={reload} />
          <RaceBody race={race} />
        </div>
      )}
    </LoadState>
  );
}

function RaceHead({ race: { race, now, meeting }, onOff }: { race: Race; onOff: () => void }) {
  const { t } = useTranslation();
  const { time, metres } = useFormats();
  const { going, surface } = useNames();
  return (
    <header className="grid gap-3">
      <nav aria-label={race.courseName} className="flex gap-1.5 overflow-x-auto [scrollbar-width:none]">
        {meeting.map((one) => (
          <SiteLink
            key={one.raceId}
            to={pathTo.race(one.raceId)}
            aria-current={one.raceId === race.raceId ? "page" : undefined}
            className="grid min-h-12 min-w-14 place-items-center rounded-chip border border-line px-2 text-xs text-mist aria-[current]:border-brass aria-[current]:text-bright"
          >
            <span className="font-semibold">{one.number}</span>
            <span className="tabular-nums">{time(one.startsAt)}</span>
          </SiteLink>
        ))}
      </nav>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl">
          {race.courseName} · {t("racebook.raceNumber", { number: race.number })}
        </h2>
        <span className="text-lg">
          <StartCountdown race={race} now={now} onEnd={onOff} />
        </span>
      </div>
      <p className="text-sm text-mist">
        {[
          time(race.startsAt),
          metres(race.distanceMetres),
          surface(race.surface),
          going(race.going),
          t("racebook.classNumber", { number: race.raceClass }),
          race.isHandicap ? t("racebook.handicap") : null,
          t("racebook.runners", { count: race.runners }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </header>
  );
}

function RaceBody({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { state } = race.race;
  if (state === "OPEN") {
    return (
      <Tabs
        label={t("racebook.raceTabs")}
        tabs={[
          { value: "card", label: t("racebook.card"), content: <RunnerList race={race} /> },
          { value: "forecasts", label: t("racebook.forecasts"), content: <FixedBuilder race={race} /> },
          { value: "pools", label: t("racebook.pools"), content: <PoolBuilder race={race} /> },
          { value: "pace", label: t("racebook.paceMap"), content: <PaceMap race={race} /> },
        ]}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {race.result ? <RaceResult race={race} /> : null}
      {state === "VOID" ? null : <PoolTotals race={race} />}
      {state === "VOID" ? (
        <p className="text-mist">{t("racebook.voidText")}</p>
      ) : race.seedHash === null ? (
        <p className="rounded-card border border-line px-4 py-3 text-sm text-mist">
          {t(race.result === null ? "racebook.noPictures" : "racebook.noReplay")}
        </p>
      ) : (
        <RaceReplay key={race.race.raceId} race={race} />
      )}
      <RunnerList race={race} />
    </div>
  );
}
