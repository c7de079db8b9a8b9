import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { type Break, breakState, playableFrom } from "@parlour/rules/protection-breaks";

/** Converts a player's breaks to the API's format, without those that have ended. */
export function toBreaks(breaks: readonly Break[], now: Date): PlayerBreak[] {
  return breaks
    .map((one) => ({
      kind: one.kind,
      scope: one.scope,
      state: breakState(one, now),
      since: one.since.toISOString(),
      until: one.until?.toISOString() ?? null,
      playableFrom: playableFrom(one, now)?.toISOString() ?? null,
    }))
    .filter(({ state }) => state !== "OVER");
}
