import { ResultStrip } from "@parlour/web/ui/result-strip";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { LivePlayers } from "../../kit/client/live/live-players.tsx";
import { LiveStatus } from "../../kit/client/live/live-status.tsx";
import { useKept } from "../../kit/client/use-kept.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import type { BetPlace } from "./assign-bets.ts";
import { CrashDock } from "./crash-dock.tsx";
import { type CrashScene, createCrashScene } from "./crash-scene.ts";
import { FlightStatistics } from "./flight-statistics.tsx";
import { createTimesText } from "./read-times.ts";
import { useCrashBet } from "./use-crash-bet.ts";
import { useCrashTable } from "./use-crash-table.ts";
import "../../kit/client/live/live.css";
import "./crash.css";

type Outcome = { point: number };

/** The flight, and the bets of all players in the round. */
export function CrashTable() {
  const { t, language, motion, sound } = useGame();
  const text = useMemo(() => createTimesText(language), [language]);
  const room = useCrashTable();
  const { table } = room;
  const first = useCrashBet(room, 0);
  const second = useCrashBet(room, 1);
  const [wantsSecond, setWantsSecond] = useKept("second-bet", (kept) => kept === true);
  const [chosen, setChosen] = useState<BetPlace>(0);
  // A second bet that was placed before a reload is shown even if this browser does not remember it.
  const isDouble = wantsSecond || second.mine !== undefined;
  const selected = isDouble ? chosen : 0;
  const shown = selected === 0 ? first : second;
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

  const points = table.history.map(({ outcome }) => (outcome as Outcome).point);
  const past = table.history.map(({ number }, index) => ({
    id: String(number),
    text: text.times(points[index]!),
    ...(points[index]! >= 200 && { tone: "gain" }),
  }));
  return (
    <GameFrame
      theme="navy"
      table={table}
      stake={shown.isFixed ? undefined : shown.stake}
      atStake={room.atStake}
      result={room.result}
      onPlay={first.press}
      keys={isDouble ? [{ key: "B", label: "games-crash.keySecondBet", press: second.press }] : []}
      dock={
        <CrashDock
          room={room}
          places={[first, second]}
          isDouble={isDouble}
          canRemove={!second.isFixed && second.mine?.state !== "PLACED"}
          onDouble={(next) => {
            setWantsSecond(next);
            setChosen(next ? 1 : 0);
          }}
          selected={selected}
          onSelect={setChosen}
        />
      }
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
          <FlightStatistics points={points} text={text} />
        </div>
        <div className="crash-sky">
          <canvas ref={canvas} />
          <WinBanner result={room.result} />
        </div>
        <LivePlayers
          table={table}
          detail={(bet) => (bet.leftAt === null ? (bet.state === "LOST" ? "–" : "") : text.times(bet.leftAt))}
        />
      </div>
    </GameFrame>
  );
}
