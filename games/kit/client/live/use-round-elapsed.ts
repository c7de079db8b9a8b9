import { useEffect, useState } from "react";
import type { LiveSeat } from "./use-live-table.ts";

const everyMs = 100;

/**
 * The time since betting closed, according to the server's clock, so that every screen shows the same moment of the
 * round. Null while bets are open; infinite once the result is shown.
 */
export function useRoundElapsed({ round, now }: LiveSeat): number | null {
  const phase = round?.phase ?? null;
  const startsAt = round?.startsAt ?? null;
  const [time, setTime] = useState(now);
  const isRunning = phase === "RUNNING";
  useEffect(() => {
    if (!isRunning) return;
    setTime(now());
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, now]);
  if (phase === "RESULT") return Number.POSITIVE_INFINITY;
  return isRunning && startsAt !== null ? Math.max(0, time - startsAt) : null;
}
