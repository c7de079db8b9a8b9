import type { Dice } from "../../kit/math/craps-odds.ts";

/** How long a throw is animated, in milliseconds; the pause after it gives players time to read the roll. */
export const flightMs = 1_100;
const comeOutMs = 3_000;
const rollMs = 2_200;
/** After this many rolls, the remaining rolls are faster, so that long hands do not take minutes. */
const slowRolls = 8;
const quickRollMs = 1_400;

/** When each roll begins, in milliseconds since betting closed, and when the hand is over. */
export function rollTimesOf(rolls: readonly Dice[]): { begins: readonly number[]; endsMs: number } {
  const begins: number[] = [];
  let at = 500;
  for (const index of rolls.keys()) {
    begins.push(at);
    at += index === 0 ? comeOutMs : index < slowRolls ? rollMs : quickRollMs;
  }
  return { begins, endsMs: at };
}

/** The number of rolls that have landed at a given time after betting closed. */
export function landedBy(rolls: readonly Dice[], elapsedMs: number): number {
  return rollTimesOf(rolls).begins.filter((begin) => begin + flightMs <= elapsedMs).length;
}
