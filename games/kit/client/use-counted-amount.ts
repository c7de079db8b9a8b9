import { useEffect, useRef, useState } from "react";
import { useGame } from "./game-context.ts";

const COUNT_MS = 400;

/** The amount to display. When `amount` changes, it counts up or down to the new value, in whole minor units. */
export function useCountedAmount(amount: number): number {
  const { motion } = useGame();
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (start === amount || motion.reduced) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - startedAt) / COUNT_MS));
      setShown(Math.round(start + (amount - start) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, motion]);
  return shown;
}
