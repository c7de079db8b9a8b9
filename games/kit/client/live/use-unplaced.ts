import type { LiveRound } from "@parlour/contracts/sockets/live-table";
import { useEffect, useEffectEvent } from "react";
import { useGame } from "../game-context.ts";

/** Removes chips that were not placed before betting closed, and tells the player. */
export function useUnplaced(round: LiveRound | null, hasUnplaced: boolean, clear: () => void): void {
  const { seat } = useGame();
  const phase = round?.phase ?? null;
  const close = useEffectEvent(() => {
    if (!hasUnplaced) return;
    clear();
    seat.hear({ problem: { kind: "unplaced" } });
  });
  // A bet that is still being sent is not removed here; the server's response decides.
  useEffect(() => {
    if (phase !== null && phase !== "BETTING") close();
  }, [phase]);
}
