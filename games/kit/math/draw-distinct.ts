import type { RandomSource } from "./random-source.ts";

/** Draws one of the numbers 0 to size − 1 that have not been taken, each equally likely. */
export function drawUntaken(size: number, taken: readonly number[], random: RandomSource): number {
  let pick = random.below(size - taken.length);
  for (const used of [...taken].sort((a, b) => a - b)) {
    if (used > pick) break;
    pick++;
  }
  return pick;
}

/** Draws `count` different numbers from 0 to size − 1 and returns them in the order drawn. */
export function drawDistinct(size: number, count: number, random: RandomSource): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(drawUntaken(size, drawn, random));
  return drawn;
}
