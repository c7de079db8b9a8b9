import type { BetState } from "../round-machine.ts";

/** A player's bets in the newest round of a table. */
export type LastBets = { states: readonly BetState[]; endsAt: Date | null; nextAt: Date | null };

/**
 * Returns until when a player with these bets stays connected to a copy of a table that has closed: until their round
 * has ended ("END"), and then while its result is shown. Null if the player is moved to another table. An unpaid bet
 * alone is no reason to stay.
 */
export function closedCopyStay({ states, endsAt, nextAt }: LastBets, now: Date): Date | "END" | null {
  const isInPlay = states.some((state) => state === "TAKING" || state === "PLACED");
  if (isInPlay && (endsAt === null || endsAt > now)) return "END";
  return states.length > 0 && nextAt !== null && nextAt > now ? nextAt : null;
}
