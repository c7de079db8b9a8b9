import { useEffect, useState } from "react";

type CountdownProps = {
  /** When the countdown ends, in milliseconds since 1970. */
  endsAtMs: number;
  /** The server's time when it rendered the page, so that server and browser show the same initial value. */
  nowMs: number;
  label: string;
  /** The unit after the number of days, such as "d". */
  dayUnit: string;
  onEnd?: () => void;
};

/** The time left, updated every second without being announced by screen readers. */
export function Countdown({ endsAtMs, nowMs, label, dayUnit, onEnd }: CountdownProps) {
  const [leftMs, setLeftMs] = useState(endsAtMs - nowMs);
  useEffect(() => {
    // Uses the monotonic clock, so that a wrong system clock cannot end a countdown early.
    const startedAt = performance.now();
    const totalMs = endsAtMs - nowMs;
    const tick = () => {
      const left = Math.max(0, totalMs - (performance.now() - startedAt));
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(timer);
      onEnd?.();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs, nowMs, onEnd]);
  return (
    <span role="timer" aria-label={label} className="font-semibold tabular-nums">
      {formatLeft(leftMs, dayUnit)}
    </span>
  );
}

/** Formats the time left as `2d 03:04:05`. Days are omitted if zero, and hours too if both are zero. */
export function formatLeft(leftMs: number, dayUnit: string): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days > 0) return `${days}${dayUnit} ${two(hours)}:${clock}`;
  return hours > 0 ? `${two(hours)}:${clock}` : clock;
}
