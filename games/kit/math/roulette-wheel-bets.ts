import { DOUBLE_ZERO, type RouletteLayout } from "./roulette-layout.ts";

/** A bet of several chips: how many chips of the chosen value go on which spots. */
export type ChipPlan = readonly { spot: string; chips: number }[];

export type AnnouncedBetId = "jeuZero" | "voisins" | "orphelins" | "tiers";

/** A section of the wheel that is bet on with a fixed set of chips. */
export type AnnouncedBet = {
  id: AnnouncedBetId;
  plan: ChipPlan;
  /** The first and last pocket of each arc that the section covers, clockwise. */
  arcs: readonly (readonly [first: number, last: number])[];
};

const one = (...spots: string[]): ChipPlan => spots.map((spot) => ({ spot, chips: 1 }));

/** The sections of the single-zero wheel, each with the chips that casinos place for it. */
const singleZeroBets: readonly AnnouncedBet[] = [
  { id: "jeuZero", plan: one("split:0-3", "split:12-15", "straight:26", "split:32-35"), arcs: [[12, 15]] },
  {
    id: "voisins",
    plan: [
      { spot: "trio:0-2-3", chips: 2 },
      ...one("split:4-7", "split:12-15", "split:18-21", "split:19-22", "split:32-35"),
      { spot: "corner:25-26-28-29", chips: 2 },
    ],
    arcs: [[22, 25]],
  },
  {
    id: "orphelins",
    plan: one("straight:1", "split:6-9", "split:14-17", "split:17-20", "split:31-34"),
    arcs: [
      [17, 6],
      [1, 9],
    ],
  },
  {
    id: "tiers",
    plan: one("split:5-8", "split:10-11", "split:13-16", "split:23-24", "split:27-30", "split:33-36"),
    arcs: [[27, 33]],
  },
];

/** The announced bets of a layout. They follow the number order of the single-zero wheel, so other wheels have none. */
export const announcedBets = ({ spots }: RouletteLayout): readonly AnnouncedBet[] =>
  spots.has("straight:00") ? [] : singleZeroBets;

/** The pockets from `first` to `last`, clockwise. */
export function arcOf(wheel: readonly number[], first: number, last: number): number[] {
  const [from, to] = [wheel.indexOf(first), wheel.indexOf(last)];
  const length = ((to - from + wheel.length) % wheel.length) + 1;
  return Array.from({ length }, (_, index) => wheel[(from + index) % wheel.length]!);
}

/** A pocket with the given number of neighbours on each side, in the order of the wheel. */
export function neighboursOf(wheel: readonly number[], pocket: number, reach: number): number[] {
  const at = wheel.indexOf(pocket);
  if (at < 0) throw new RangeError(`There is no pocket ${pocket} on this wheel.`);
  return Array.from(
    { length: reach * 2 + 1 },
    (_, index) => wheel[(at + index - reach + wheel.length) % wheel.length]!,
  );
}

const straight = (pocket: number) => `straight:${pocket === DOUBLE_ZERO ? "00" : pocket}`;

/** One chip on a pocket and on each of its neighbours. */
export const neighbourPlan = ({ wheel }: RouletteLayout, pocket: number, reach: number): ChipPlan =>
  one(...neighboursOf(wheel, pocket, reach).map(straight));

/** A bet on all numbers that end with a given digit, or on the splits between two such groups of numbers. */
export type FinalBet = { name: string; plan: ChipPlan };

const numbersEndingWith = (digit: number): number[] =>
  [0, 10, 20, 30].map((tens) => tens + digit).filter((number) => number <= 36);

/** Final bets en plein: one chip on each number that ends with the digit. The double zero is not one of them. */
export const finalBets: readonly FinalBet[] = Array.from({ length: 10 }, (_, digit) => ({
  name: String(digit),
  plan: one(...numbersEndingWith(digit).map(straight)),
}));

/**
 * Final bets à cheval: each number that ends with the digit is bet on together with the number beside it. A number
 * without such a split gets a straight-up chip.
 */
export const finalSplits = ({ spots }: RouletteLayout): FinalBet[] =>
  Array.from({ length: 10 }, (_, digit) => ({
    name: `${digit}/${digit + 3}`,
    plan: numbersEndingWith(digit).flatMap((number) => {
      const beside = number + 3;
      const split = `split:${number}-${beside}`;
      if (spots.has(split)) return one(split);
      return one(...[number, beside].filter((each) => each <= 36).map(straight));
    }),
  }));

export const chipsIn = (plan: ChipPlan): number => plan.reduce((sum, { chips }) => sum + chips, 0);

/** The pockets that a bet of several chips covers, each once. */
export const pocketsIn = (plan: ChipPlan, { spots }: RouletteLayout): number[] => [
  ...new Set(plan.flatMap(({ spot }) => spots.get(spot)?.pockets ?? [])),
];

/** The stakes that a bet of several chips places on each spot, with chips of the given value. */
export const stakesOf = (plan: ChipPlan, chip: number): { spot: string; stake: number }[] =>
  plan.map(({ spot, chips }) => ({ spot, stake: chips * chip }));
