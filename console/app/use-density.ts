import { useEffect, useState } from "react";
import { useOperator } from "./operator-context.ts";

/**
 * Whether lists are compact, on this device and for this operator. Colleagues who share a device keep their own choice.
 */
export function useDensity(): [isCompact: boolean, set: (isCompact: boolean) => void] {
  const me = useOperator();
  const key = `console-density ${me.id}`;
  const [isCompact, setCompact] = useState(() => localStorage.getItem(key) === "compact");
  useEffect(() => {
    document.documentElement.dataset.density = isCompact ? "compact" : "normal";
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, [isCompact]);
  return [
    isCompact,
    (next) => {
      if (next) localStorage.setItem(key, "compact");
      else localStorage.removeItem(key);
      setCompact(next);
    },
  ];
}
