import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useCallback, useEffect, useState } from "react";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api, type Race, type Replay } from "../api.ts";
import { LoadState } from "../parts/load-state.tsx";
import { Commentary } from "./commentary.tsx";
import { lastFinishMs } from "./race-positions.ts";
import { TrackView } from "./track-view.tsx";

const SPEEDS = [1, 4] as const;

/** Draws the race in the browser: live while it is being run, and as a replay afterwards. */
export function RaceReplay({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { raceId } = race.race;
  const load = useCallback((signal: AbortSignal) => api.replay({ params: { raceId }, signal }), [raceId]);
  const loaded = useLoaded(load);
  return (
    <section aria-labelledby="replay" className="grid gap-3">
      <h3 id="replay" className="text-lg">
        {race.race.state === "RUNNING" ? t("racebook.live") : t("racebook.replay")}
      </h3>
      <LoadState loaded={loaded}>{(replay) => <Player race={race} replay={replay} />}</LoadState>
    </section>
  );
}

function Player({ race, replay }: { race: Race; replay: Replay }) {
  const { t } = useTranslation();
  const endMs = lastFinishMs(replay.tracks) + 1_000;
  const sinceOffMs = Date.parse(replay.now) - Date.parse(replay.offAt);
  const isLive = race.race.state === "RUNNING" && sinceOffMs < endMs;
  const [atMs, setAtMs] = useState(isLive ? sinceOffMs : endMs);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [playing, setPlaying] = useState(isLive);

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      setAtMs((before) => Math.min(endMs, before + (now - last) * speed));
      last = now;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, speed, endMs]);
  useEffect(() => {
    if (atMs >= endMs) setPlaying(false);
  }, [atMs, endMs]);

  const press = () => {
    if (!playing && atMs >= endMs) setAtMs(0);
    setPlaying(!playing);
  };
  const nameOf = (number: number) => race.runners.find((runner) => runner.number === number)?.name ?? "";
  return (
    <div className="grid gap-3">
      <TrackView
        tracks={replay.tracks}
        runners={race.runners}
        distanceMetres={replay.distanceMetres}
        atMs={atMs}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="play" onClick={press}>
          {playing ? t("racebook.pause") : atMs >= endMs ? t("racebook.watchAgain") : t("racebook.play")}
        </Button>
        <Button onClick={() => setSpeed(speed === 1 ? 4 : 1)}>
          {t("racebook.speed", { speed: speed === 1 ? 4 : 1 })}
        </Button>
        <input
          type="range"
          aria-label={t("racebook.position")}
          min={0}
          max={endMs}
          step={100}
          value={atMs}
          onChange={({ target }) => {
            setPlaying(false);
            setAtMs(Number(target.value));
          }}
          className="min-h-11 min-w-32 flex-1 accent-brass"
        />
      </div>
      <Commentary tracks={replay.tracks} atMs={atMs} nameOf={nameOf} />
      <details className="text-xs text-mist">
        <summary className="min-h-8 cursor-pointer py-1.5">{t("racebook.fairness")}</summary>
        <p>{t("racebook.fairnessText")}</p>
        <p className="mt-1 wrap-anywhere tabular-nums">SHA-256: {replay.seedHash}</p>
        <p className="wrap-anywhere tabular-nums">
          {t("racebook.seed")}: {replay.seed}
        </p>
      </details>
    </div>
  );
}
