import type { RandomSource } from "../../kit/math/random-source.ts";
import { drawOrder } from "./draw-order.ts";
import type { RaceCard } from "./race-card.ts";

export const SECTIONS = 10;
const FASTEST_MS = 17_000;
const WINNING_TIMES_MS = 1_500;
const MARGIN_MAX_MS = 420;
const MARGIN_MIN_MS = 30;
/** How far a section's time may deviate from an even pace, in percent. */
const UNEVEN = 18;

export type RaceResult = {
  /** Runner numbers in order of finish. */
  order: number[];
  /**
   * Passing times by runner number − 1: the milliseconds at which the runner passes each tenth of the course;
   * the last is the finish.
   */
  passes: number[][];
};

/**
 * Simulates the race: first draws the order of finish, weighted by strength, then section times that produce this
 * order.
 */
export function runRace({ runners }: RaceCard, random: RandomSource): RaceResult {
  const order = drawOrder(
    runners.map(({ strength }) => strength),
    random,
  );
  const passes: number[][] = runners.map(() => []);
  let finishMs = FASTEST_MS + random.below(WINNING_TIMES_MS);
  for (const runner of order) {
    passes[runner] = sectionsTo(finishMs, random);
    finishMs += MARGIN_MIN_MS + random.below(MARGIN_MAX_MS);
  }
  return { order: order.map((runner) => runner + 1), passes };
}

/** Draws uneven section times that end exactly at the finishing time. */
function sectionsTo(finishMs: number, random: RandomSource): number[] {
  const weights = Array.from({ length: SECTIONS }, () => 100 - UNEVEN + random.below(2 * UNEVEN + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let run = 0;
  return weights.map((weight) => {
    run += weight;
    return Math.round((finishMs * run) / whole);
  });
}
