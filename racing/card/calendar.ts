import type { Going } from "../model/conditions.ts";
import { courses, getCourse } from "./courses.ts";
import { classFor, type RaceClass } from "./rating.ts";
import { shuffle } from "./shuffle.ts";
import { horseOf, STABLE_SIZE } from "./stable.ts";
import { dayOf, streamFor, type World } from "./world.ts";

export interface Meeting {
  /** The meeting id, such as `meeting_2026-11-16_ostrevane`. */
  id: string;
  date: string;
  courseId: string;
  going: Going;
  races: Race[];
}

export interface Race {
  /** The race id, such as `race_2026-11-16_ostrevane_1`. */
  id: string;
  number: number;
  /** The start time, as an ISO time in UTC. */
  startsAt: string;
  distanceMetres: number;
  raceClass: RaceClass;
  isHandicap: boolean;
  /** The indexes of the declared horses. */
  declared: number[];
}

export const RACES_PER_MEETING = 7;
const MINUTES_BETWEEN_RACES = 25;
/**
 * The start of each meeting's first race, in minutes after midnight. Each meeting overlaps with the next and
 * no two races start together, so there is a race about every 13 minutes, day and night.
 */
const firstRaces = Array.from({ length: 16 }, (_, at) => 4 + 85 * at);
/** A horse runs at most every third day. */
const REST_DAYS = 3;
const FIELD_MINIMUM = 5;
const FIELD_MAXIMUM = 16;

/**
 * A day's meetings. They are generated from the seed and the date alone, so every call returns the same
 * meetings.
 */
export function meetingsOn(world: World, date: string): Meeting[] {
  const day = dayOf(date);
  const random = streamFor(world, "day", day);
  const rested = Array.from({ length: STABLE_SIZE }, (_, index) => index).filter(
    (index) => (index + day) % REST_DAYS === 0,
  );
  const horses = shuffle(rested, random);
  const perMeeting = Math.floor(horses.length / firstRaces.length);
  return shuffle(courses, random)
    .slice(0, firstRaces.length)
    .map((course, at) =>
      meetingAt(world, {
        date,
        courseId: course.id,
        firstRace: firstRaces[at]!,
        horses: horses.slice(at * perMeeting, (at + 1) * perMeeting),
      }),
    );
}

function meetingAt(
  world: World,
  {
    date,
    courseId,
    firstRace,
    horses,
  }: { date: string; courseId: string; firstRace: number; horses: number[] },
): Meeting {
  const course = getCourse(courseId);
  const random = streamFor(world, "meeting", date, courseId);
  const going = course.goings[random.below(course.goings.length)]!;
  // Each race brings together horses of similar ability, so that it has a clear class.
  const byTalent = horses
    .map((index) => ({ index, talent: horseOf(world, index).talent }))
    .sort((a, b) => a.talent - b.talent);
  const fields: { index: number; talent: number }[][] = [];
  for (let left = RACES_PER_MEETING; left > 0; left--) {
    const free = byTalent.length - (left - 1) * FIELD_MINIMUM;
    const size = Math.min(free, FIELD_MINIMUM + random.below(FIELD_MAXIMUM - FIELD_MINIMUM + 1));
    fields.push(byTalent.splice(0, size));
  }
  const races = shuffle(fields, random).map((field, at): Race => {
    const minutes = firstRace + at * MINUTES_BETWEEN_RACES;
    const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
    return {
      id: `race_${date}_${courseId}_${at + 1}`,
      number: at + 1,
      startsAt: `${date}T${time.join(":")}:00Z`,
      distanceMetres: course.distancesMetres[random.below(course.distancesMetres.length)]!,
      raceClass: classFor(field.reduce((sum, { talent }) => sum + talent, 0) / field.length),
      isHandicap: random.below(5) < 3,
      declared: field.map(({ index }) => index),
    };
  });
  return { id: `meeting_${date}_${courseId}`, date, courseId, going, races };
}
