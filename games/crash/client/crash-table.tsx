import { ResultStrip } from "@parlour/web/ui/result-strip";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { LivePlayers } from "../../kit/client/live/live-players.tsx";
import { LiveStatus } from "../../kit/client/live/live-status.tsx";
import { useStake } from "../../kit/client/use-stake.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { CrashDock } from "./crash-dock.tsx";
import { type CrashScene, createCrashScene } from "./crash-scene.ts";
import { createTimesText } from "./read-times.ts";
import { useCrashSeat } from "./use-crash-seat.ts";
import "../../kit/client/live/live.css";
import "./crash.css";

type Outcome = { point: number };

/** The flight, and the bets of all players in the round. */
export function CrashTable() {
  const { t, language, motion, sound, toMinor } = useGame();
  const text = useMemo(() => createTimesText(language), [language]);
  const stake = useStake();
  const [auto, setAuto] = useState<number | null>(null);
  const seat = useCrashSeat({ stake: stake.value, autoCashOut: auto });
  const { table, mine } = seat;
  const { round } = table;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<CrashScene | null>(null);
  const point = (round?.outcome as Outcome | null)?.point ?? null;

  useEffect(() => {
    const made = createCrashScene(canvas.current!, { now: table.now, motion, sound, text });
    scene.current = made;
    const watch = new ResizeObserver(([entry]) =>
      made.resize(entry!.contentRect.width, entry!.contentRect.height),
    );
    watch.observe(canvas.current!.parentElement!);
    return () => {
      watch.disconnect();
      made.destroy();
    };
  }, [table.now, motion, sound, text]);
  useEffect(() => {
    scene.current?.show(
      round && { phase: round.phase, number: round.number, startsAt: round.startsAt, point },
    );
  }, [round, point]);

  const past = table.history.map(({ number, outcome }) => ({
    id: String(number),
    text: text.times((outcome as Outcome).point),
    ...((outcome as Outcome).point >= 200 && { tone: "gain" }),
  }));
  return (
    <GameFrame
      theme="navy"
      table={table}
      stake={seat.mine?.state === "PLACED" ? undefined : stake}
      atStake={mine?.state === "PLACED" ? toMinor(mine.stake) : 0}
      result={seat.result}
      onPlay={seat.press}
      dock={<CrashDock seat={seat} stake={stake} auto={auto} onAuto={setAuto} />}
    >
      <div className="crash-room">
        <div className="crash-head">
          <LiveStatus
            table={table}
            running={t("games-crash.inFlight")}
            result={
              point === null
                ? t("games-crash.inFlight")
                : t("games-crash.crashed", { times: text.times(point) })
            }
          />
          <ResultStrip label={t("games.lastResults")} results={past} />
        </div>
        <div className="crash-sky">
          <canvas ref={canvas} />
          <WinBanner result={seat.result} />
        </div>
        <LivePlayers
          table={table}
          detail={(bet) => (bet.leftAt === null ? (bet.state === "LOST" ? "–" : "") : text.times(bet.leftAt))}
        />
      </div>
    </GameFrame>
  );
}
