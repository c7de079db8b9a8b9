import type { Chips, HandResult } from "../engine/state.ts";

export interface Bust {
  id: string;
  /** The player's chips at the start of the hand; the larger stack finishes higher. */
  startingStack: Chips;
}

export interface Finish {
  id: string;
  /** The finishing position, or the best of those that tied players share. */
  place: number;
  /** The number of players tied for this position, who share it and the positions that follow; usually 1. */
  tied: number;
}

/**
 * The places of players who bust in the same hand, or at several tables in the same hand-for-hand round. The
 * larger starting stack finishes higher; players with equal stacks share their places.
 */
export function placesOf(playersBefore: number, busts: readonly Bust[]): Finish[] {
  const sorted = busts.toSorted((a, b) => a.startingStack - b.startingStack);
  const finishes: Finish[] = [];
  let left = playersBefore;
  for (let at = 0; at < sorted.length; ) {
    const equal = sorted.filter(({ startingStack }) => startingStack === sorted[at]!.startingStack);
    left -= equal.length;
    for (const { id } of equal) finishes.push({ id, place: left + 1, tied: equal.length });
    at += equal.length;
  }
  return finishes;
}

/**
 * The prize for a place. Tied players share the prizes of their places, and `index` decides who gets the odd
 * units.
 */
export function prizeOf(prizes: readonly bigint[], { place, tied }: Omit<Finish, "id">, index = 0): bigint {
  const shared = prizes.slice(place - 1, place - 1 + tied).reduce((sum, prize) => sum + prize, 0n);
  const each = shared / BigInt(tied);
  return BigInt(index) < shared - each * BigInt(tied) ? each + 1n : each;
}

/** The seats that knocked a player out: the winners of the last pot that the player could have won. */
export function huntersOf(result: Pick<HandResult, "pots">, seat: number): number[] {
  const pot = result.pots.findLast(({ seats }) => seats.includes(seat));
  const winners = pot?.shares.filter(({ amount }) => amount > 0).map((share) => share.seat) ?? [];
  return [...new Set(winners)].filter((winner) => winner !== seat);
}

/**
 * Whether play is hand-for-hand, on the money bubble with several tables: no table starts a new hand before
 * the others have finished theirs.
 */
export const isHandForHand = (playersLeft: number, placesPaid: number, tables: number): boolean =>
  tables > 1 && placesPaid > 0 && playersLeft === placesPaid + 1;
