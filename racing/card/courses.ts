import type { Going } from "../model/conditions.ts";

export interface Course {
  id: string;
  name: string;
  direction: "left" | "right" | "straight";
  surface: "turf" | "dirt" | "all-weather";
  /**
   * The advantage of the lowest over the highest draw in sprints, in pounds; positive values favour low
   * draws.
   */
  sprintDrawBias: number;
  distancesMetres: readonly number[];
  goings: readonly Going[];
}

const turf: readonly Going[] = ["firm", "good-to-firm", "good", "good", "good-to-soft", "soft", "heavy"];
const artificial: readonly Going[] = ["good-to-firm", "good", "good"];

export const courses: readonly Course[] = [
  {
    id: "ostrevane",
    name: "Ostrevane Downs",
    direction: "right",
    surface: "turf",
    sprintDrawBias: 3,
    distancesMetres: [1000, 1200, 1600, 2000, 2400],
    goings: turf,
  },
  {
    id: "quenford",
    name: "Quenford Park",
    direction: "left",
    surface: "all-weather",
    sprintDrawBias: -2,
    distancesMetres: [1000, 1200, 1400, 1600, 2000],
    goings: artificial,
  },
  {
    id: "vellingsea",
    name: "Vellingsea Sands",
    direction: "left",
    surface: "dirt",
    sprintDrawBias: 2,
    distancesMetres: [1000, 1200, 1400, 1800],
    goings: artificial,
  },
  {
    id: "brackenholt",
    name: "Brackenholt",
    direction: "right",
    surface: "turf",
    sprintDrawBias: -4,
    distancesMetres: [1200, 1400, 1600, 2000, 2800],
    goings: turf,
  },
  {
    id: "cardlewick",
    name: "Cardlewick",
    direction: "straight",
    surface: "turf",
    sprintDrawBias: 1,
    distancesMetres: [1000, 1200, 1400, 1600],
    goings: turf,
  },
  {
    id: "mirrowdale",
    name: "Mirrowdale",
    direction: "left",
    surface: "turf",
    sprintDrawBias: 2,
    distancesMetres: [1200, 1600, 2000, 2400, 3200],
    goings: turf,
  },
  {
    id: "port-selwin",
    name: "Port Selwin",
    direction: "left",
    surface: "dirt",
    sprintDrawBias: -1,
    distancesMetres: [1000, 1200, 1600, 2000],
    goings: artificial,
  },
  {
    id: "hexenfield",
    name: "Hexenfield Green",
    direction: "right",
    surface: "all-weather",
    sprintDrawBias: 0,
    distancesMetres: [1200, 1400, 1600, 2000, 2400],
    goings: artificial,
  },
  {
    id: "thistlemoor",
    name: "Thistlemoor",
    direction: "left",
    surface: "turf",
    sprintDrawBias: 1,
    distancesMetres: [1000, 1400, 1600, 2000, 2400],
    goings: turf,
  },
  {
    id: "wyverley",
    name: "Wyverley Heath",
    direction: "right",
    surface: "turf",
    sprintDrawBias: -2,
    distancesMetres: [1000, 1200, 1600, 2400, 2800],
    goings: turf,
  },
  {
    id: "saltmarrow",
    name: "Saltmarrow",
    direction: "straight",
    surface: "turf",
    sprintDrawBias: 3,
    distancesMetres: [1000, 1200, 1400, 1600],
    goings: turf,
  },
  {
    id: "caldermouth",
    name: "Caldermouth Park",
    direction: "left",
    surface: "all-weather",
    sprintDrawBias: -1,
    distancesMetres: [1200, 1400, 1600, 2000],
    goings: artificial,
  },
  {
    id: "elmsgate",
    name: "Elmsgate",
    direction: "right",
    surface: "all-weather",
    sprintDrawBias: 1,
    distancesMetres: [1000, 1200, 1600, 2000, 2400],
    goings: artificial,
  },
  {
    id: "puerto-almena",
    name: "Puerto Almena",
    direction: "left",
    surface: "dirt",
    sprintDrawBias: 2,
    distancesMetres: [1000, 1200, 1400, 1600, 2000],
    goings: artificial,
  },
  {
    id: "red-kestrel",
    name: "Red Kestrel Flats",
    direction: "left",
    surface: "dirt",
    sprintDrawBias: -3,
    distancesMetres: [1000, 1200, 1600, 1800],
    goings: artificial,
  },
  {
    id: "lindenmere",
    name: "Lindenmere",
    direction: "right",
    surface: "turf",
    sprintDrawBias: 0,
    distancesMetres: [1200, 1600, 2000, 2400, 3200],
    goings: turf,
  },
];

export function getCourse(id: string): Course {
  const course = courses.find((one) => one.id === id);
  if (!course) throw new RangeError(`There is no course ${id}.`);
  return course;
}

/** The draw bias applies in full to sprints, at half strength up to a mile, and not at all over longer distances. */
export const drawBiasAt = ({ sprintDrawBias }: Course, distanceMetres: number): number =>
  distanceMetres <= 1400 ? sprintDrawBias : distanceMetres <= 1600 ? sprintDrawBias / 2 : 0;
