import { useEffect, useState } from "react";

/** The server's time, updated often enough for countdowns. */
export function useServerTime(now: () => number, everyMs = 200): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return time;
}
