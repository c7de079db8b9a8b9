import type { DealerState } from "@parlour/contracts/entities/live-table";
import type { Shift } from "./shift-store.ts";

/** The console reports every second; after this long without a report, the dealer counts as away. */
export const awayAfterMs = 10_000;
/** After this long without video, betting stops. Shorter interruptions hardly disturb players. */
export const videoLostAfterMs = 5_000;

/** Returns whether a table takes bets: only while a dealer is present and their video is arriving. */
export function dealerStateOf(shift: Pick<Shift, "seenAt" | "videoAt"> | undefined, now: Date): DealerState {
  if (shift === undefined || isOlder(shift.seenAt, now, awayAfterMs)) return "AWAY";
  return shift.videoAt === null || isOlder(shift.videoAt, now, videoLostAfterMs) ? "NO_VIDEO" : "DEALING";
}

function isOlder(at: Date, now: Date, ms: number): boolean {
  return now.getTime() - at.getTime() > ms;
}
