import type { Scoreboard } from "@parlour/contracts/entities/sports-event";
import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";
import { counted, segmentName } from "../names/market-names.ts";

/** The current part of the match and its clock, which keeps running between updates. */
export function LiveClock({ sport, scoreboard }: { sport: string; scoreboard: Scoreboard }) {
  const { t } = useTranslation();
  const seconds = useRunningSeconds(scoreboard);
  const id = sport as SportId;
  const segment = counted[id] ? segmentName(t, id, Math.max(1, scoreboard.segments.length)) : "";
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-xs font-semibold text-alarm">
      <span aria-hidden="true" className="size-1.5 animate-breathe rounded-full bg-alarm" />
      <span>{segment}</span>
      {scoreboard.hasClock ? <span className="tabular-nums">{formatClock(seconds)}</span> : null}
    </span>
  );
}

export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

function useRunningSeconds({ clockSeconds, at, hasClock, isRunning }: Scoreboard): number {
  const ticks = hasClock && isRunning;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticks]);
  // If the browser's clock is wrong by more than a minute, it cannot be used to continue the match clock.
  const since = (now - Date.parse(at)) / 1000;
  return clockSeconds + (ticks && since > 0 && since < 60 ? since : 0);
}
