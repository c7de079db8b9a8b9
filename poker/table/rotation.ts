import { type MissedBlinds, mayEnter, missBlinds } from "./missed-blinds.ts";
import { clockwiseFrom, firstPositions, isBetween, nextPositions, type Positions } from "./positions.ts";

/**
 * How the button and the blinds move around the table, and what players owe when they come back after sitting out.
 */
export interface Rotation {
  next(previous: Positions, active: readonly number[]): Positions;
  /** The seat of the largest blind, where a new or returning player pays no more than anyone else. */
  blindSeat(positions: Positions): number;
  mayEnter(seat: number, positions: Positions): boolean;
  miss(missed: MissedBlinds, seat: number, before: Positions, after: Positions): MissedBlinds;
}

/** The usual rotation: two blinds to the left of a button that may be dead. */
export const twoBlinds: Rotation = {
  next: nextPositions,
  blindSeat: ({ bigBlind }) => bigBlind,
  mayEnter,
  miss: missBlinds,
};

/**
 * Antes and one blind on the button. The button always moves to an active seat, because a hand on a dead button would
 * have no blind.
 */
export const buttonBlind: Rotation = {
  next: (previous, active) => firstPositions(clockwiseFrom(previous.button, active)[0]!, active),
  blindSeat: ({ button }) => button,
  mayEnter: () => true,
  miss: ({ small, big }, seat, before, after) => ({
    small,
    big: big || isBetween(before.button, seat, after.button),
  }),
};
