import { isBetween, type Positions } from "./positions.ts";

export interface MissedBlinds {
  small: boolean;
  big: boolean;
}

/**
 * The blinds that a player who sits out has missed after the button and blinds have moved. Earlier missed
 * blinds stay owed until they are paid.
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
 * Returns what a player who missed blinds posts instead of waiting for the big blind: a missed big blind as a
 * live bet, and a missed small blind as dead money.
 */
export function postsFor(
  missed: MissedBlinds,
  smallBlind: number,
  bigBlind: number,
): { blind: number; dead: number } {
  return { blind: missed.big ? bigBlind : 0, dead: missed.small ? smallBlind : 0 };
}

/**
 * Whether a new or returning player may be dealt in at this seat. They must wait on the button and between the button
 * and the big blind, where they would play without having paid a big blind. In the big blind seat, they simply post
 * it.
 */
export const mayEnter = (seat: number, { button, bigBlind }: Positions): boolean =>
  seat === bigBlind || (seat !== button && !isBetween(button, seat, bigBlind));
