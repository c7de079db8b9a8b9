import { type Ability, type Conditions, runningStyles } from "../model/conditions.ts";
import { type FinishModel, finishModel } from "../model/finish-model.ts";
import { type Performance, performanceOf, scoreOf } from "../model/performance.ts";
import { respectForm } from "../model/respect-form.ts";
import type { Meeting, Race } from "./calendar.ts";
import { careerOf } from "./career.ts";
import { drawBiasAt, getCourse } from "./courses.ts";
import { formFigures, type Run, ratingOf } from "./rating.ts";
import { shuffle } from "./shuffle.ts";
import { type Silks, silksOf } from "./silks.ts";
import { type Horse, horseOf, type Jockey, jockeysOf } from "./stable.ts";
import { streamFor, type World } from "./world.ts";

export interface Runner {
  /** The saddlecloth number, starting at 1. */
  number: number;
  /** Runners of the same owner are coupled in the pools: they share the lowest of their numbers. */
  interest: number;
  horse: Horse;
  jockey: Jockey;
  draw: number;
  weightPounds: number;
  rating: number;
  runs: readonly Run[];
  form: string;
  silks: Silks;
  performance: Performance;
}

export interface RaceCard {
  race: Race;
  conditions: Conditions;
  runners: Runner[];
  model: FinishModel;
}

const LEVEL_WEIGHT = 126;
const TOP_WEIGHT = 140;
const BOTTOM_WEIGHT = 112;

/**
 * Builds the card of a race. `resultsOf` returns a horse's real results, oldest first. They are added to the
 * horse's generated career, so they affect its form, rating and price.
 */
export function raceCard(
  world: World,
  meeting: Meeting,
  race: Race,
  resultsOf: (horseId: string) => readonly Run[] = () => [],
): RaceCard {
  const course = getCourse(meeting.courseId);
  const random = streamFor(world, "card", race.id);
  const fieldSize = race.declared.length;
  const conditions: Conditions = {
    distanceMetres: race.distanceMetres,
    going: meeting.going,
    fieldSize,
    drawBias: drawBiasAt(course, race.distanceMetres),
    isHandicap: race.isHandicap,
  };
  const jockeys = shuffle(jockeysOf(world), random);
  const draws = shuffle(
    race.declared.map((_, at) => at + 1),
    random,
  );
  const entries = race.declared.map((index, at) => {
    const horse = horseOf(world, index);
    const runs = [...careerOf(world, horse), ...resultsOf(horse.id)];
    return { horse, runs, rating: ratingOf(runs), jockey: jockeys[at]!, draw: draws[at]! };
  });
  const top = Math.max(...entries.map(({ rating }) => rating));
  const weigh = (rating: number) =>
    race.isHandicap ? Math.max(BOTTOM_WEIGHT, Math.round(TOP_WEIGHT - (top - rating))) : LEVEL_WEIGHT;
  // Saddlecloth numbers are assigned by weight, heaviest first, and by name where weights are equal.
  entries.sort((a, b) => weigh(b.rating) - weigh(a.rating) || (a.horse.name < b.horse.name ? -1 : 1));
  const leaders = entries.filter(({ horse }) => horse.style === runningStyles[0]).length;
  const runners = entries.map(({ horse, runs, rating, jockey, draw }, at): Runner => {
    const ability: Ability = { ...horse, rating, jockeySkill: jockey.skill };
    const weightPounds = weigh(rating);
    const stablemates = entries.slice(0, at).filter((other) => other.horse.owner === horse.owner).length;
    return {
      number: at + 1,
      interest: entries.findIndex((other) => other.horse.owner === horse.owner) + 1,
      horse,
      jockey,
      draw,
      weightPounds,
      rating: Math.round(rating),
      runs,
      form: formFigures(runs),
      silks: silksOf(world, horse.owner, stablemates),
      performance: performanceOf(ability, { draw, weightPounds, leaders }, conditions),
    };
  });
  const scores = respectForm(
    runners.map(({ performance }) => scoreOf(performance)),
    runners.map(({ runs }) => runs.map(({ place }) => place)),
  );
  const numbers = runners.map(({ number }) => number);
  return { race, conditions, runners, model: finishModel(numbers, scores) };
}

/** The runners in the form that the pools use. */
export const poolEntries = ({ runners }: RaceCard): { runner: number; interest: number }[] =>
  runners.map(({ number, interest }) => ({ runner: number, interest }));

/** Runner numbers grouped by running style, in the expected early order: front-runners first. */
export const paceMap = ({
  runners,
}: {
  runners: readonly { number: number; horse: Pick<Horse, "style"> }[];
}): number[][] =>
  runningStyles.map((style) =>
    runners.filter(({ horse }) => horse.style === style).map(({ number }) => number),
  );
