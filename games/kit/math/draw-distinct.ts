import type { RandomSource } from "./random-source.ts";

/** One of the numbers 0 to size − 1 that has not been taken, each equally likely. */
export function drawUntaken(size: number, taken: readonly number[], random: RandomSource): number {
  let pick = random.below(size - taken.length);
  for (const used of [...taken].sort((a, b) => a - b)) {
    if (used > pick) break;
    pick++;
  }
  return pick;
}

/** `count` different numbers from 0 to size − 1, in the order of their draw. */
export function drawDistinct(size: number, count: number, random: RandomSource): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(drawUntaken(size, drawn, random));
  return drawn;
}
