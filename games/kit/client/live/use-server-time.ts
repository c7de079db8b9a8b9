import { useEffect, useState } from "react";

/** The server's clock as a number that moves, often enough to count down by. */
export function useServerTime(now: () => number, everyMs = 200): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return time;
}
