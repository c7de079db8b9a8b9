import type { RandomSource } from "@parlour/games/kit/math/random-source";
import { type FinishModel, stageFor } from "./finish-model.ts";

export interface Finish {
  /** All runners by saddlecloth number in finishing order; a dead heat is one group. */
  order: number[][];
  /** Lengths behind the previous finisher, in hundredths; 0 within a dead heat. */
  marginsHundredths: number[];
}

/** One finisher in 400, on average, dead-heats with the horse just ahead of it. */
export const DEAD_HEAT_ONE_IN = 400;

/**
 * Draws the order of finish according to the model's chances, then the margins between finishers, a few of which are
 * zero.
 */
export function drawFinish(model: FinishModel, random: RandomSource): Finish {
  const sequence = drawOrder(model, random);
  const order: number[][] = [];
  const marginsHundredths: number[] = [];
  for (const [at, runner] of sequence.entries()) {
    const isDeadHeat = at > 0 && random.below(DEAD_HEAT_ONE_IN) === 0;
    if (isDeadHeat) order.at(-1)!.push(runner);
    else order.push([runner]);
    marginsHundredths.push(at === 0 || isDeadHeat ? 0 : drawMargin(random));
  }
  return { order, marginsHundredths };
}

export function drawOrder(model: FinishModel, random: RandomSource): number[] {
  const left = model.runners.map((_, at) => at);
  const order: number[] = [];
  while (left.length > 0) {
    const stage = stageFor(model, order.length);
    let pick = random.below(left.reduce((sum, at) => sum + stage[at]!, 0));
    const chosen = left.findIndex((at) => {
      pick -= stage[at]!;
      return pick < 0;
    });
    order.push(model.runners[left.splice(chosen, 1)[0]!]!);
  }
  return order;
}

/** Margins range from a nose to six lengths; short ones are the most common. */
function drawMargin(random: RandomSource): number {
  const [one, other] = [random.below(600), random.below(600)];
  return 5 + Math.floor((one * other) / 600);
}
