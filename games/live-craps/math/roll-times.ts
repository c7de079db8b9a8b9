import type { Dice } from "../../kit/math/craps-odds.ts";

/** The dice fly and land in this time; a pause follows in which the roll can be read. */
export const flightMs = 1_100;
const comeOutMs = 3_000;
const rollMs = 2_200;
/** Long hands go faster after this many rolls, so that nobody waits for minutes. */
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

/** The number of rolls that have landed by a time. */
export function landedBy(rolls: readonly Dice[], elapsedMs: number): number {
  return rollTimesOf(rolls).begins.filter((begin) => begin + flightMs <= elapsedMs).length;
}
