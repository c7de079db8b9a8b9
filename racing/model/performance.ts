import { type Ability, type Conditions, goings, runningStyles } from "./conditions.ts";

/** The components of a score in pounds, so that the race card can explain a horse's chances. */
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

/** The number of pounds that doubles a horse's strength. */
const POUNDS_PER_DOUBLING = 5;

/**
 * The pounds that each factor adds to the horse's score in this race, or takes off it. The race card shows all of them.
 */
export function performanceOf(
  horse: Ability,
  { draw, weightPounds, leaders }: { draw: number; weightPounds: number; leaders: number },
  race: Conditions,
): Performance {
  const softness = Math.max(0, goings.indexOf(race.going) - goings.indexOf("good"));
  // Each step of going softer than good requires as much stamina as a race four percent longer.
  const farther = Math.log2((race.distanceMetres * (1 + 0.04 * softness)) / horse.bestDistanceMetres);
  const wrongGoing = Math.abs(goings.indexOf(race.going) - horse.bestGoing);
  const fromCentre = race.fieldSize > 1 ? 0.5 - (draw - 1) / (race.fieldSize - 1) : 0;
  return {
    ability: horse.rating,
    // One pound of weight costs half a pound of rating, so a handicap brings horses closer without making
    // them equal.
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
 * Returns the effect of the pace. A lone front-runner has an advantage, especially in sprints; several
 * front-runners tire each other out, which helps those coming from behind.
 */
function paceEdge({ style }: Ability, leaders: number, distanceMetres: number): number {
  const behind = runningStyles.indexOf(style);
  const isSprint = distanceMetres <= 1400;
  if (leaders <= 1) return [isSprint ? 2 : 1.5, 0.5, 0, -1][behind]!;
  return [-0.7 * (leaders - 1), -0.3, 0.4, isSprint ? 0.2 : 0.8][behind]!;
}

/** The logarithm of strength, as `finishModel` expects it. */
export const scoreOf = (performance: Performance): number =>
  (Object.values(performance).reduce((sum, pounds) => sum + pounds, 0) * Math.LN2) / POUNDS_PER_DOUBLING;
