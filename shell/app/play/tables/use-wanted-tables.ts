import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { createWantedTables, type OpenTables, tablesPath } from "./open-tables.ts";

/**
 * Changes the tables in the URL. Each change starts from the tables that the player chose last, even if the URL does
 * not show them yet.
 */
export function useWantedTables(channel: string, shown: OpenTables): ReturnType<typeof createWantedTables> {
  const navigate = useNavigate();
  const go = useRef((_next: OpenTables) => {});
  go.current = (next) =>
    void navigate(tablesPath(channel, next), { replace: true, preventScrollReset: true });
  const wanted = useRef<ReturnType<typeof createWantedTables>>(null);
  wanted.current ??= createWantedTables(shown, (next) => go.current(next));
  const isIdle = useNavigation().state === "idle";
  const path = tablesPath(channel, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is read from the path
  useEffect(() => {
    if (isIdle) wanted.current!.settle(shown);
  }, [isIdle, path]);
  return wanted.current;
}
