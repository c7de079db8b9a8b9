import { useEffect, useState } from "react";
import { useGame } from "./game-context.ts";

/** When play began, as provided by the page around the frame; null without such a page. */
function readPlayStarted(): number | null {
  const text = window.frameElement?.getAttribute("data-play-started");
  return text ? Number(text) : null;
}

/** The time played during this visit, across all games. */
export function PlayClock() {
  const { t } = useGame();
  const [startedMs] = useState(readPlayStarted);
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (startedMs === null) return null;
  return (
    <p role="timer" className="text-2xs text-mist sm:text-sm">
      <span className="sr-only">{t("games.timePlayed")} </span>
      {formatElapsed(nowMs - startedMs)}
    </p>
  );
}

/** Formats the time, such as 4:05 or 1:02:09. */
function formatElapsed(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1_000));
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
