import { isBetween, type Positions } from "./positions.ts";

export interface MissedBlinds {
  small: boolean;
  big: boolean;
}

/**
 * The blinds that a seat misses while sitting out when the positions move. Earlier missed blinds stay owed
 * until they are paid.
 */
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

/**
 * Returns what a returning player posts instead of waiting for the big blind: a live big blind, plus any
 * missed small blind as dead money.
 */
export function postsFor(
  missed: MissedBlinds,
  smallBlind: number,
  bigBlind: number,
): { blind: number; dead: number } {
  return { blind: missed.big ? bigBlind : 0, dead: missed.small ? smallBlind : 0 };
}

/**
 * A new or returning player is not dealt in on the button or between the button and the big blind, where they
 * would play without paying in turn. On the big blind they simply pay it.
 */
export const mayEnter = (seat: number, { button, bigBlind }: Positions): boolean =>
  seat === bigBlind || (seat !== button && !isBetween(button, seat, bigBlind));
