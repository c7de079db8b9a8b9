import type { Placement } from "../../kit/client/chips-on-table.ts";
import { type BlackjackBet, type SeatChips, seatsOf, spotOf } from "../math/seats.ts";

/** The chips of a replayed bet. A bet on a single hand does not name a spot. */
export const chipsOfBet = (bet: unknown): readonly Placement[] =>
  bet ? chipsOfSeats(seatsOf(bet as BlackjackBet)) : [];

/** The chips on the hands of an unfinished round that the player resumes. */
export const chipsOfSeats = (
  seats: readonly (Omit<SeatChips, "sides"> & { sides: readonly SeatChips["sides"][number][] })[],
): readonly Placement[] =>
  seats.flatMap(({ seat, stake, sides }) => [
    { spot: spotOf("main", seat), stake },
    ...sides.map((side) => ({ spot: spotOf(side.spot, seat), stake: side.stake })),
  ]);

export const isSideSpot = (spot: string): boolean => !spot.startsWith("main:");

/** The main spot of the hand that a spot belongs to. */
export const mainSpotOf = (spot: string): string => `main:${spot.split(":")[1]}`;
