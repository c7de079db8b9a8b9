import type { Meeting, Race } from "./calendar.ts";
import type { Run } from "./rating.ts";

/**
 * The run that an official result adds to each horse's career, by horse id. Both horses of a dead heat get the better
 * place; a horse that did not finish is recorded as last.
 */
export function resultRuns(
  card: {
    race: Pick<Race, "distanceMetres" | "raceClass">;
    runners: readonly { number: number; horse: { id: string }; weightPounds: number }[];
  },
  meeting: Pick<Meeting, "date" | "courseId" | "going">,
  { order, withdrawn }: { order: readonly (readonly number[])[]; withdrawn: readonly number[] },
): Map<string, Run> {
  const starters = card.runners.filter(({ number }) => !withdrawn.includes(number));
  return new Map(
    starters.map(({ number, horse, weightPounds }) => {
      const at = order.findIndex((group) => group.includes(number));
      const before = order.slice(0, Math.max(0, at)).flat().length;
      const run: Run = {
        date: meeting.date,
        courseId: meeting.courseId,
        distanceMetres: card.race.distanceMetres,
        going: meeting.going,
        raceClass: card.race.raceClass,
        fieldSize: starters.length,
        place: at === -1 ? starters.length : before + 1,
        weightPounds,
      };
      return [horse.id, run];
    }),
  );
}
