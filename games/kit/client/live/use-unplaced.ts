import type { LiveRound } from "@parlour/contracts/sockets/live-table";
import { useEffect, useEffectEvent, useRef } from "react";
import { useGame, useSeat } from "../game-context.ts";
import { noticeLeftMs } from "./unplaced-notice.ts";

/** Removes chips that were not placed before betting closed, and shows a notice about it until the next round. */
export function useUnplaced(round: LiveRound | null, hasUnplaced: boolean, clear: () => void): void {
  const { seat } = useGame();
  const isShown = useSeat().problem?.kind === "unplaced";
  const shownAtMs = useRef(0);
  const phase = round?.phase ?? null;
  const close = useEffectEvent(() => {
    if (!hasUnplaced) return;
    clear();
    shownAtMs.current = performance.now();
    seat.receive({ problem: { kind: "unplaced" } });
  });
  // Chips of a bet that is still being sent are not removed here, because the server's response decides about them.
  useEffect(() => {
    if (phase !== null && phase !== "BETTING") close();
  }, [phase]);
  useEffect(() => {
    if (!isShown) return;
    const shownMs = performance.now() - shownAtMs.current;
    const leftMs = noticeLeftMs({ phase, hasChips: hasUnplaced, shownMs });
    if (leftMs === null) return;
    const timer = setTimeout(seat.dismiss, leftMs);
    return () => clearTimeout(timer);
  }, [seat, isShown, phase, hasUnplaced]);
}
