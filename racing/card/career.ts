import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Ability, Conditions } from "../model/conditions.ts";
import { drawOrder } from "../model/draw-finish.ts";
import { finishModel } from "../model/finish-model.ts";
import { performanceOf, scoreOf } from "../model/performance.ts";
import { courses, drawBiasAt } from "./courses.ts";
import { classFor, classPar, type Run } from "./rating.ts";
import type { Horse } from "./stable.ts";
import { dateOf, dayOf, streamFor, type World } from "./world.ts";

/**
 * Generates a horse's runs from before the racebook opened. Each run is a full race drawn from the same
 * model, against invented rivals of the same class.
 */
export function careerOf(world: World, horse: Horse): Run[] {
  const random = streamFor(world, "career", horse.index);
  const count = 4 + random.below(9);
  let day = dayOf(world.careersEndOn);
  const runs: Run[] = [];
  for (let past = 0; past < count; past++) {
    day -= 10 + random.below(25);
    runs.push(drawRun(horse, dateOf(day), random));
  }
  return runs.reverse();
}

function drawRun(horse: Horse, date: string, random: RandomSource): Run {
  const course = courses[random.below(courses.length)]!;
  const fieldSize = 6 + random.below(9);
  // Trainers choose the distance that suits the horse, if the course offers it.
  const distanceMetres = course.distancesMetres.reduce((best, one) =>
    Math.abs(Math.log(one / horse.bestDistanceMetres)) < Math.abs(Math.log(best / horse.bestDistanceMetres))
      ? one
      : best,
  );
  const race: Conditions = {
    distanceMetres,
    going: course.goings[random.below(course.goings.length)]!,
    fieldSize,
    drawBias: drawBiasAt(course, distanceMetres),
    isHandicap: false,
  };
  const raceClass = classFor(horse.talent);
  const runners = Array.from({ length: fieldSize }, (_, at) => at + 1);
  const scores = runners.map((draw) => {
    const ability: Ability =
      draw === 1
        ? { ...horse, rating: horse.talent, jockeySkill: 0 }
        : { ...average(race), rating: classPar(raceClass) - 6 + random.below(13) };
    return scoreOf(performanceOf(ability, { draw, weightPounds: 126, leaders: 1 }, race));
  });
  const place = drawOrder(finishModel(runners, scores), random).indexOf(1) + 1;
  return {
    date,
    courseId: course.id,
    distanceMetres,
    going: race.going,
    raceClass,
    fieldSize,
    place,
    weightPounds: 126,
  };
}

const average = (race: Conditions): Ability => ({
  rating: 0,
  bestDistanceMetres: race.distanceMetres,
  distanceNeed: 0.5,
  stamina: 0.5,
  bestGoing: 2,
  style: "midfield",
  jockeySkill: 0,
});
