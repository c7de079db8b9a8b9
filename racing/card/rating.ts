import type { Going } from "../model/conditions.ts";

/** One race of a horse's career. Invented runs and results of the product have the same shape. */
export interface Run {
  /** ISO date. */
  date: string;
  courseId: string;
  distanceMetres: number;
  going: Going;
  raceClass: RaceClass;
  fieldSize: number;
  /** 1 for first; both horses of a dead heat have the better place. */
  place: number;
  weightPounds: number;
}

/** 1 is the best class. */
export const raceClasses = [1, 2, 3, 4, 5, 6] as const;
export type RaceClass = (typeof raceClasses)[number];

/** The rating of an average horse of a class, in pounds. */
export const classPar = (raceClass: RaceClass): number => 108 - 8 * raceClass;

export const classFor = (rating: number): RaceClass =>
  raceClasses.reduce((best, one) =>
    Math.abs(classPar(one) - rating) < Math.abs(classPar(best) - rating) ? one : best,
  );

/** What a run says about a horse: the level of the race, and how much of the field it beat. */
export function runFigure({ raceClass, fieldSize, place }: Run): number {
  const beaten = fieldSize > 1 ? (fieldSize - place) / (fieldSize - 1) : 0.5;
  return classPar(raceClass) + 18 * (beaten - 0.5);
}

const RECENT_WEIGHTS = [5, 4, 3, 2, 1];

/**
 * The handicapper's rating: the last five runs, the latest counting most. The model's ability is this number
 * and nothing hidden, so that whoever reads the form reads the same thing that made the price.
 */
export function ratingOf(runs: readonly Run[]): number {
  const latest = runs.slice(-RECENT_WEIGHTS.length).toReversed();
  if (latest.length === 0) return classPar(6);
  const weights = RECENT_WEIGHTS.slice(0, latest.length);
  const total = latest.reduce((sum, run, at) => sum + weights[at]! * runFigure(run), 0);
  return total / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Form figures as printed: the last six places, oldest first, 0 for tenth or worse. */
export const formFigures = (runs: readonly Run[]): string =>
  runs
    .slice(-6)
    .map(({ place }) => (place > 9 ? "0" : String(place)))
    .join("");

/** Runs, wins, seconds and thirds, for a horse's page. */
export function careerRecord(runs: readonly Run[]): {
  runs: number;
  wins: number;
  seconds: number;
  thirds: number;
} {
  const count = (place: number) => runs.filter((run) => run.place === place).length;
  return { runs: runs.length, wins: count(1), seconds: count(2), thirds: count(3) };
}
