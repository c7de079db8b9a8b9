import type { RandomSource } from "../../kit/math/random-source.ts";

/**
 * Draws the order of finish: each position goes to one of the remaining runners, in proportion to their
 * strengths.
 */
export function drawOrder(strengths: readonly number[], random: RandomSource): number[] {
  const left = strengths.map((strength, runner) => ({ strength, runner }));
  const order: number[] = [];
  while (left.length > 0) {
    let pick = random.below(left.reduce((sum, { strength }) => sum + strength, 0));
    const at = left.findIndex(({ strength }) => {
      pick -= strength;
      return pick < 0;
    });
    order.push(left.splice(at, 1)[0]!.runner);
  }
  return order;
}
