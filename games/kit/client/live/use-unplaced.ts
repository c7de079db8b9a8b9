import type { LiveRound } from "@parlour/contracts/sockets/live-table";
import { useEffect, useEffectEvent } from "react";
import { useGame } from "../game-context.ts";

/** Chips that were not placed when betting closes are taken off the table, and the player is notified. */
export function useUnplaced(round: LiveRound | null, hasUnplaced: boolean, clear: () => void): void {
  const { seat } = useGame();
  const phase = round?.phase ?? null;
  const close = useEffectEvent(() => {
    if (!hasUnplaced) return;
    clear();
    seat.hear({ problem: { kind: "unplaced" } });
  });
  // For a slip that is still being sent, the response decides.
  useEffect(() => {
    if (phase !== null && phase !== "BETTING") close();
  }, [phase]);
}
