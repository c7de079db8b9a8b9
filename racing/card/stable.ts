import { type RunningStyle, runningStyles } from "../model/conditions.ts";
import { horseFirstWords, horseSecondWords, jockeySurnames, trainerSurnames } from "./names.ts";
import { OWNERS } from "./silks.ts";
import { streamFor, type World } from "./world.ts";

/** A horse's fixed traits. Its ability is not one of them: it is derived from the horse's runs. */
export interface Horse {
  /** Ids run from `horse_0000` to `horse_2879`. */
  id: string;
  index: number;
  name: string;
  sex: "colt" | "filly" | "gelding" | "mare";
  colour: "bay" | "brown" | "chestnut" | "grey" | "black";
  age: number;
  owner: number;
  trainerId: string;
  style: RunningStyle;
  bestDistanceMetres: number;
  distanceNeed: number;
  stamina: number;
  bestGoing: number;
  /**
   * The standard of the horse's generated career, in pounds. Races are made up of horses with similar values.
   */
  talent: number;
}

export interface Person {
  id: string;
  name: string;
}

export interface Jockey extends Person {
  /** Pounds that the jockey adds to a horse's rating. */
  skill: number;
}

export const STABLE_SIZE = horseFirstWords.length * horseSecondWords.length;

const initials = "ABCDEFGHJKLMNOPRSTVW";
const sexes = ["colt", "filly", "gelding", "gelding", "mare"] as const;
const colours = ["bay", "bay", "bay", "brown", "chestnut", "chestnut", "grey", "black"] as const;
const distances = [1000, 1200, 1200, 1400, 1600, 1600, 2000, 2000, 2400, 2800];

export function horseOf(world: World, index: number): Horse {
  if (!Number.isInteger(index) || index < 0 || index >= STABLE_SIZE)
    throw new RangeError(`There is no horse ${index}.`);
  const random = streamFor(world, "horse", index);
  const pick = <T>(items: readonly T[]): T => items[random.below(items.length)]!;
  const first = horseFirstWords[index % horseFirstWords.length]!;
  // The list of second words is shifted by the horse's number, so that horses with consecutive numbers get
  // different second words.
  const second =
    horseSecondWords[(Math.floor(index / horseFirstWords.length) + index) % horseSecondWords.length]!;
  return {
    id: `horse_${String(index).padStart(4, "0")}`,
    index,
    name: `${first} ${second}`,
    sex: pick(sexes),
    colour: pick(colours),
    age: 3 + random.below(5),
    owner: random.below(OWNERS),
    trainerId: `trainer_${random.below(trainerSurnames.length)}`,
    style: pick(runningStyles),
    bestDistanceMetres: pick(distances),
    distanceNeed: random.below(101) / 100,
    bestGoing: random.below(6),
    // The sum of three draws makes average horses the most common.
    talent: 58 + random.below(17) + random.below(17) + random.below(17),
    stamina: random.below(101) / 100,
  };
}

export const jockeysOf = (world: World): Jockey[] =>
  jockeySurnames.map((surname, index) => {
    const random = streamFor(world, "jockey", index);
    const initial = initials[random.below(initials.length)]!;
    return { id: `jockey_${index}`, name: `${initial}. ${surname}`, skill: random.below(26) / 10 - 1 };
  });

export const trainersOf = (world: World): Person[] =>
  trainerSurnames.map((surname, index) => {
    const initial = initials[streamFor(world, "trainer", index).below(initials.length)]!;
    return { id: `trainer_${index}`, name: `${initial}. ${surname}` };
  });
