/** The seats of the table, numbered from 1 in the order in which they act. */
export const SEATS = 7;
export const seatNumbers: readonly number[] = Array.from({ length: SEATS }, (_, at) => at + 1);

/** The decision window in which insurance is offered to all players at once. */
export const INSURANCE_WINDOW = 0;

/**
 * This number is greater than the number of decisions at a seat in a round, so that the window numbers of two seats
 * never overlap.
 */
const stepsPerSeat = 100;

/** The number of the decision window in which a seat makes its decision number `step`, counted from 1. */
export const windowOf = (seat: number, step: number): number => seat * stepsPerSeat + step;

/** The seat that decides in a decision window; 0 for insurance. */
export const seatOf = (window: number): number => Math.floor(window / stepsPerSeat);

/**
 * The decision windows that may follow a given one: for the same seat's next decision, or for the first decision of a
 * later seat.
 */
export function windowsAfter(window: number): readonly number[] {
  const seat = seatOf(window);
  const later = seatNumbers.filter((one) => one > seat).map((one) => windowOf(one, 1));
  return seat === 0 ? later : [window + 1, ...later];
}
