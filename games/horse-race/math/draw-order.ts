import type { RandomSource } from "../../kit/math/random-source.ts";

/** The order of finish: each place goes to one of those left, as likely as its share of their strength. */
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
