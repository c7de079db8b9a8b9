import { type Ability, type Conditions, goings, runningStyles } from "./conditions.ts";

/** The parts of a score in pounds, so that a race card can say why a horse is fancied. */
export interface Performance {
  ability: number;
  weight: number;
  distance: number;
  stamina: number;
  going: number;
  pace: number;
  draw: number;
  jockey: number;
}

/** So many pounds double a horse's strength. */
const POUNDS_PER_DOUBLING = 5;

/** What the score of each part is worth in a race. Everything here is printed on the race card. */
export function performanceOf(
  horse: Ability,
  { draw, weightPounds, leaders }: { draw: number; weightPounds: number; leaders: number },
  race: Conditions,
): Performance {
  const softness = Math.max(0, goings.indexOf(race.going) - goings.indexOf("good"));
  // Each step softer than good asks for as much stamina as a race that is four percent longer.
  const farther = Math.log2((race.distanceMetres * (1 + 0.04 * softness)) / horse.bestDistanceMetres);
  const wrongGoing = Math.abs(goings.indexOf(race.going) - horse.bestGoing);
  const fromCentre = race.fieldSize > 1 ? 0.5 - (draw - 1) / (race.fieldSize - 1) : 0;
  return {
    ability: horse.rating,
    // A pound carried costs half a pound, so a handicap brings horses together without making them equal.
    weight: -weightPounds / 2,
    distance: -Math.max(0, -farther) * 8 * horse.distanceNeed,
    stamina: -Math.max(0, farther) * 8 * (1 - horse.stamina),
    going: -wrongGoing * 1.2,
    pace: paceEdge(horse, leaders, race.distanceMetres),
    draw: race.drawBias * fromCentre,
    jockey: horse.jockeySkill,
  };
}

/**
 * A front-runner that is left alone steals races, most of all short ones; several burn each other out, and
 * those behind profit.
 */
function paceEdge({ style }: Ability, leaders: number, distanceMetres: number): number {
  const behind = runningStyles.indexOf(style);
  const isSprint = distanceMetres <= 1400;
  if (leaders <= 1) return [isSprint ? 2 : 1.5, 0.5, 0, -1][behind]!;
  return [-0.7 * (leaders - 1), -0.3, 0.4, isSprint ? 0.2 : 0.8][behind]!;
}

/** The logarithm of strength, which `finishModel` takes. */
export const scoreOf = (performance: Performance): number =>
  (Object.values(performance).reduce((sum, pounds) => sum + pounds, 0) * Math.LN2) / POUNDS_PER_DOUBLING;
