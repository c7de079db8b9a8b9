/**
 * The chances of every order of finish. Places are filled one after the other, each in proportion to the
 * weights of the horses that are left. Later places use flattened strengths, because horses that miss the
 * win are closer to each other than their win chances say (the discounted Harville model).
 */
export interface FinishModel {
  /** Cloth numbers. */
  runners: readonly number[];
  /**
   * Whole weights of the runners, for the first, second, third place and all later ones. Drawing and chances
   * both use these numbers, so that they agree exactly.
   */
  stages: readonly (readonly number[])[];
}

/** How much of a difference in strength remains at each place. */
const FLATTENING = [1, 0.81, 0.65, 0.6];
/** The sum of a stage stays below 2^32, the largest bound of a draw, with up to 40 runners. */
const LARGEST_WEIGHT = 100_000_000;

/** `scores` are logarithms of strength: a horse that is 0.7 better wins twice as often. */
export function finishModel(runners: readonly number[], scores: readonly number[]): FinishModel {
  if (runners.length !== scores.length || runners.length < 2 || runners.length > 40)
    throw new RangeError("A race has 2 to 40 runners, each with a score.");
  const best = Math.max(...scores);
  return {
    runners,
    stages: FLATTENING.map((factor) =>
      scores.map((score) => Math.max(1, Math.round(LARGEST_WEIGHT * Math.exp(factor * (score - best))))),
    ),
  };
}

/** The same race without withdrawn runners. The others keep their strength. */
export function withoutRunners(model: FinishModel, withdrawn: readonly number[]): FinishModel {
  const kept = model.runners.map((runner) => !withdrawn.includes(runner));
  return {
    runners: model.runners.filter((_, at) => kept[at]),
    stages: model.stages.map((stage) => stage.filter((_, at) => kept[at])),
  };
}

/** The weights for filling the place after `filled` others. */
export const stageFor = (model: FinishModel, filled: number): readonly number[] =>
  model.stages[Math.min(filled, model.stages.length - 1)]!;
