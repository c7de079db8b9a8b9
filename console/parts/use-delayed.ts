import { useEffect, useState } from "react";

const pauseMs = 200;

/** Returns the value after a short pause in typing, so that not every keystroke sends a request. */
export function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
