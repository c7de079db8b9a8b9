import { Button } from "@parlour/web/ui/button";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { LiveStatus } from "../../kit/client/live/live-status.tsx";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { useStake } from "../../kit/client/use-stake.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import type { RaceCard } from "../math/race-card.ts";
import { paradeMs } from "../math/race-times.ts";
import type { RaceResult } from "../math/run-race.ts";
import { NumberCloth, RaceCardList } from "./race-card-list.tsx";
import { createRaceScene, type RaceScene } from "./race-scene.ts";
import { Standing } from "./standing.tsx";
import { type RaceSeat, useRaceSeat } from "./use-race-seat.ts";
import "../../kit/client/live/live.css";
import "./horse-race.css";

/** A race every minute: first the race card while bets are open, then the race. */
export function HorseRaceTable() {
  const { t, motion } = useGame();
  const stake = useStake();
  const seat = useRaceSeat(stake.value);
  const { table } = seat;
  const { round } = table;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<RaceScene | null>(null);
  const [replay, setReplay] = useState<{ race: RaceResult; from: number } | null>(null);
  const race = (round?.outcome as RaceResult | null) ?? null;
  const startsAt = round?.startsAt ?? 0;
  const isRunning = race !== null && round?.phase !== "BETTING";
  const last = table.history[0];
  const elapsed = useRef<() => number>(() => 0);

  useEffect(() => {
    const made = createRaceScene(canvas.current!, () => motion.reduced);
    scene.current = made;
    const watch = new ResizeObserver(([entry]) =>
      made.resize(entry!.contentRect.width, entry!.contentRect.height),
    );
    watch.observe(canvas.current!.parentElement!);
    return () => {
      watch.disconnect();
      made.destroy();
    };
  }, [motion]);
  useEffect(() => {
    elapsed.current = replay
      ? () => performance.now() - replay.from
      : () => (isRunning ? table.now() - startsAt - paradeMs : 0);
    scene.current?.show(replay?.race ?? (isRunning ? race : null), () => elapsed.current());
  }, [replay, isRunning, race, startsAt, table.now]);
  // A new race replaces a replay that is still running.
  useEffect(() => {
    if (isRunning) setReplay(null);
  }, [isRunning]);

  const shown = replay?.race ?? (isRunning ? race : null);
  const names = ((round?.field as RaceCard | null)?.runners ?? []).map(({ name }) => name);
  return (
    <GameFrame
      theme="green"
      table={table}
      stake={stake}
      atStake={seat.laidTotal}
      result={seat.result}
      onPlay={seat.isOpen && seat.slip.length > 0 ? () => void seat.confirm() : undefined}
      dock={<RaceDock seat={seat} stake={stake} />}
    >
      <div className="race-room" data-running={shown !== null || undefined}>
        <div className="race-head">
          <LiveStatus
            table={table}
            running={t("games-horse-race.running")}
            result={
              race
                ? t("games-horse-race.won", { name: names[race.order[0]! - 1] ?? "" })
                : t("games-horse-race.running")
            }
          />
          {last && shown === null ? (
            <Button
              icon={<RotateCcw size={16} aria-hidden="true" />}
              onClick={() => setReplay({ race: last.outcome as RaceResult, from: performance.now() + 600 })}
            >
              {t("games-horse-race.watchAgain")}
            </Button>
          ) : null}
          {replay ? (
            <Button onClick={() => setReplay(null)}>{t("games-horse-race.backToCard")}</Button>
          ) : null}
          {last && shown === null ? <LastOrder race={last.outcome as RaceResult} /> : null}
        </div>
        <div className="race-course">
          <canvas ref={canvas} />
          {shown ? <Standing race={shown} elapsed={elapsed} names={replay ? [] : names} /> : null}
          <WinBanner result={seat.result} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <div className="race-paper" tabIndex={0}>
          <RaceCardList seat={seat} />
        </div>
      </div>
    </GameFrame>
  );
}

function LastOrder({ race }: { race: RaceResult }) {
  const { t } = useGame();
  return (
    <ol className="race-order" aria-label={t("games-horse-race.lastRace")}>
      {race.order.slice(0, 3).map((number) => (
        <li key={number}>
          <NumberCloth number={number} />
        </li>
      ))}
    </ol>
  );
}

function RaceDock({ seat, stake }: { seat: RaceSeat; stake: ReturnType<typeof useStake> }) {
  const { t, money } = useGame();
  const best = seat.slip.reduce((sum, pick) => Math.max(sum, seat.returnOf(pick)), 0);
  return (
    <>
      <StakeControl stake={stake} disabled={seat.isAsking} />
      <p className="race-slip">
        {seat.slip.length === 0 ? (
          <span>{t("games-horse-race.choosePrice")}</span>
        ) : (
          <>
            <span>{t("games-horse-race.onSlip", { count: seat.slip.length })}</span>
            <span>{t("games-horse-race.upTo", { amount: money(best) })}</span>
          </>
        )}
      </p>
      <PlayButton
        disabled={!seat.isOpen || seat.slip.length === 0 || seat.isAsking || seat.isTooMuch}
        onClick={() => void seat.confirm()}
        detail={seat.total > 0 ? money(seat.total) : undefined}
      >
        {seat.slip.length === 0 && seat.laidTotal > 0
          ? t("games-live.betPlaced")
          : t("games-live.confirmBets")}
      </PlayButton>
    </>
  );
}
