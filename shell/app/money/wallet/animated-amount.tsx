import { useEffect, useRef, useState } from "react";

const COUNT_MS = 600;

type AnimatedAmountProps = { amount: number; format: (amount: number) => string };

/** An amount that counts up or down once when it changes, unless reduced motion is preferred. */
export function AnimatedAmount({ amount, format }: AnimatedAmountProps) {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (start === amount) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return setShown(amount);
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - startedAt) / COUNT_MS);
      setShown(part === 1 ? amount : start + (amount - start) * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(amount);
    };
  }, [amount]);
  return <>{format(shown)}</>;
}
