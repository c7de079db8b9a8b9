import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { guardHistory } from "../app/history-guard.ts";

/** While `isOn`, the browser's Back and Forward buttons stay on the page and call `ask` instead. */
export function useBackGuard(isOn: boolean, ask: () => void): void {
  const { key } = useLocation();
  const onLeave = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location has its own position in the history
  useEffect(() => (isOn ? guardHistory(() => onLeave()) : undefined), [isOn, key]);
}
