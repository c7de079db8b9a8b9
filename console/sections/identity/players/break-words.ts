import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { formatMoment } from "../../../parts/format-moment.ts";

/**
 * Describes a break in a few words, such as "time-out until 20 Nov, 12:00". A self-exclusion that has ended still
 * blocks the player until they have asked to return and the waiting period is over.
 */
export function breakWords({ kind, scope, state, until, playableFrom }: PlayerBreak, now: Date): string {
  const name = kind === "TIME_OUT" ? "time-out" : "self-excluded";
  const what = scope === "ALL" ? name : `${name} (${scope})`;
  const when = (at: string) => formatMoment(new Date(at), now);
  if (state === "RETURNING" && playableFrom !== null) return `${what}, returns ${when(playableFrom)}`;
  if (state !== "ACTIVE") return `${what} ended, not returned`;
  return until === null ? `${what} permanently` : `${what} until ${when(until)}`;
}
