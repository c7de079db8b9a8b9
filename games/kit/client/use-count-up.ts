import { useEffect, useState } from "react";
import { useGame } from "./game-context.ts";

/** Counts up from zero to an amount. Shows the whole amount at once if motion is reduced, or if `ms` is 0. */
export function useCountUp(amount: number, ms: number): number {
  const { motion } = useGame();
  const isInstant = motion.reduced || ms === 0;
  const [shown, setShown] = useState(isInstant ? amount : 0);
  useEffect(() => {
    if (isInstant) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - startedAt) / ms));
      setShown(Math.round(amount * (1 - (1 - part) ** 2)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, ms, isInstant]);
  return shown;
}
