import { isBetween, type Positions } from "./positions.ts";

export interface MissedBlinds {
  small: boolean;
  big: boolean;
}

/** What a seat that sits out misses when the positions move. Earlier misses stay until they are paid. */
export function missBlinds(
  missed: MissedBlinds,
  seat: number,
  before: Positions,
  after: Positions,
): MissedBlinds {
  return {
    small: missed.small || seat === after.smallBlind || isBetween(before.smallBlind, seat, after.smallBlind),
    big: missed.big || isBetween(before.bigBlind, seat, after.bigBlind),
  };
}

/** A returning player who does not wait for the big blind posts it live, and a missed small blind dead. */
export function postsFor(
  missed: MissedBlinds,
  smallBlind: number,
  bigBlind: number,
): { blind: number; dead: number } {
  return { blind: missed.big ? bigBlind : 0, dead: missed.small ? smallBlind : 0 };
}

/**
 * A new or returning player is not dealt in on the button or between it and the big blind, where they would play
 * without paying in turn. On the big blind they simply pay it.
 */
export const mayEnter = (seat: number, { button, bigBlind }: Positions): boolean =>
  seat === bigBlind || (seat !== button && !isBetween(button, seat, bigBlind));
