import type { Going } from "../model/conditions.ts";

/** One race of a horse's career. Generated runs and real results have the same shape. */
export interface Run {
  /** The date of the race, as an ISO date. */
  date: string;
  courseId: string;
  distanceMetres: number;
  going: Going;
  raceClass: RaceClass;
  fieldSize: number;
  /** The finishing position, 1 for first; both horses of a dead heat get the better position. */
  place: number;
  weightPounds: number;
}

/** The class of the race; 1 is the best. */
export const raceClasses = [1, 2, 3, 4, 5, 6] as const;
export type RaceClass = (typeof raceClasses)[number];

/** The rating of an average horse in a class, in pounds. */
export const classPar = (raceClass: RaceClass): number => 108 - 8 * raceClass;

export const classFor = (rating: number): RaceClass =>
  raceClasses.reduce((best, one) =>
    Math.abs(classPar(one) - rating) < Math.abs(classPar(best) - rating) ? one : best,
  );

/**
 * The rating that a run earns: the standard of the race, adjusted by how much of the field the horse beat.
 */
export function runFigure({ raceClass, fieldSize, place }: Run): number {
  const beaten = fieldSize > 1 ? (fieldSize - place) / (fieldSize - 1) : 0.5;
  return classPar(raceClass) + 18 * (beaten - 0.5);
}

const RECENT_WEIGHTS = [5, 4, 3, 2, 1];

/**
 * The handicapper's rating: a weighted average of the last five runs, with the most weight on the latest. The model
 * uses exactly this rating, so everything behind a horse's price can be seen in its form.
 */
export function ratingOf(runs: readonly Run[]): number {
  const latest = runs.slice(-RECENT_WEIGHTS.length).toReversed();
  if (latest.length === 0) return classPar(6);
  const weights = RECENT_WEIGHTS.slice(0, latest.length);
  const total = latest.reduce((sum, run, at) => sum + weights[at]! * runFigure(run), 0);
  return total / weights.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Form figures as printed: the finishing positions in the last six runs, oldest first, 0 for tenth or worse.
 */
export const formFigures = (runs: readonly Run[]): string =>
  runs
    .slice(-6)
    .map(({ place }) => (place > 9 ? "0" : String(place)))
    .join("");

/** The numbers of runs, wins, seconds and thirds, for a horse's page. */
export function careerRecord(runs: readonly Pick<Run, "place">[]): {
  runs: number;
  wins: number;
  seconds: number;
  thirds: number;
} {
  const count = (place: number) => runs.filter((run) => run.place === place).length;
  return { runs: runs.length, wins: count(1), seconds: count(2), thirds: count(3) };
}
