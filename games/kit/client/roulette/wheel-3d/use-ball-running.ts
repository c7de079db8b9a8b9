import { useEffect, useState } from "react";
import type { LiveSeat } from "../../live/use-live-table.ts";

/** How long the wheel keeps covering the layout on a phone after the ball has come to rest. */
const lingerMs = 2_000;

/**
 * Whether the ball is in motion or has just come to rest. The motion begins `leadMs` before the end of the round, or at
 * its start if `leadMs` is null.
 */
export function useBallRunning({ round, now }: LiveSeat, leadMs: number | null): boolean {
  const [isRunning, setRunning] = useState(false);
  const startsAt = round?.startsAt ?? null;
  const endsAt = round?.endsAt ?? null;
  useEffect(() => {
    if (startsAt === null || endsAt === null) {
      setRunning(false);
      return;
    }
    const from = leadMs === null ? startsAt : Math.max(startsAt, endsAt - leadMs);
    const inMs = (time: number) => Math.max(0, time - now());
    if (now() > endsAt + lingerMs) return;
    const timers = [
      setTimeout(() => setRunning(true), inMs(from)),
      setTimeout(() => setRunning(false), inMs(endsAt + lingerMs)),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setRunning(false);
    };
  }, [startsAt, endsAt, leadMs, now]);
  return isRunning;
}
