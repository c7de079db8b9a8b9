import { useCallback } from "react";
import { useSite } from "../../use-site.ts";
import { startOfPlay } from "./play-time.ts";

/** Visitors in practice mode have a separate clock. */
const VISITOR = "visitor";

/**
 * Returns a function that reads when this player started to play. The function needs the browser's storage.
 */
export function usePlayStart(): () => number {
  const owner = useSite().player?.session ?? VISITOR;
  return useCallback(
    () => startOfPlay(Date.now(), owner, owner === VISITOR ? sessionStorage : localStorage),
    [owner],
  );
}
