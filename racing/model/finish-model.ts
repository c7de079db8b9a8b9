/**
 * A model of the order of finish. Places are filled one after another, each in proportion to the weights of
 * the remaining horses. Later places use flattened strengths, because horses that do not win are closer to
 * each other than their win chances suggest (the discounted Harville model).
 */
export interface FinishModel {
  /** Saddlecloth numbers of the runners. */
  runners: readonly number[];
  /**
   * Whole-number weights of the runners for first place, second place, third place and all later ones. Draws
   * and chances use the same numbers, so they agree exactly.
   */
  stages: readonly (readonly number[])[];
}

/** For each place, the factor that scales differences in strength, which matter less for lower places. */
const FLATTENING = [1, 0.81, 0.65, 0.6];
/** With up to 40 runners, the weights of a stage add up to less than 2^32, the limit of a draw. */
const LARGEST_WEIGHT = 100_000_000;

/**
 * Creates the model. `scores` are logarithms of strength: a horse with a score 0.7 higher wins twice as
 * often.
 */
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

/** Returns the model of the same race without the withdrawn runners; the others keep their strengths. */
export function withoutRunners(model: FinishModel, withdrawn: readonly number[]): FinishModel {
  const kept = model.runners.map((runner) => !withdrawn.includes(runner));
  return {
    runners: model.runners.filter((_, at) => kept[at]),
    stages: model.stages.map((stage) => stage.filter((_, at) => kept[at])),
  };
}

/** The weights for drawing the next place after `filled` places have been taken. */
export const stageFor = (model: FinishModel, filled: number): readonly number[] =>
  model.stages[Math.min(filled, model.stages.length - 1)]!;
