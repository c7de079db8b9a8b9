import { type PocketColour, pocketColour } from "../../math/roulette-layout.ts";

export type PocketCount = { pocket: number; times: number };

export type PocketCounts = {
  rounds: number;
  colours: Record<PocketColour, number>;
  /** The counts by parity, half and dozen leave out zeros, which are neither odd nor even and belong to no dozen. */
  odd: number;
  even: number;
  low: number;
  high: number;
  dozens: [first: number, second: number, third: number];
  /** The most frequent pockets that came up at all, most frequent first. */
  hot: PocketCount[];
  /**
   * The least frequent pockets, least frequent first; of equally frequent ones, those that have been missing longest.
   */
  cold: PocketCount[];
};

const pocketsShown = 5;

/** Counts the last results of a wheel, given newest first. They say nothing about the next spin. */
export function countPockets(wheel: readonly number[], pockets: readonly number[]): PocketCounts {
  const colours = { red: 0, black: 0, green: 0 };
  const times = new Map(wheel.map((pocket) => [pocket, 0]));
  for (const pocket of pockets) {
    colours[pocketColour(pocket)]++;
    times.set(pocket, (times.get(pocket) ?? 0) + 1);
  }
  const numbers = pockets.filter((pocket) => pocketColour(pocket) !== "green");
  const count = (holds: (number: number) => boolean) => numbers.filter(holds).length;
  const inDozen = (which: number) => count((number) => Math.ceil(number / 12) === which);
  // A pocket that has not come up counts as missing longer than any that has.
  const missing = (pocket: number) => (pockets.indexOf(pocket) + 1 || pockets.length + 1) - 1;
  const ranked = [...times]
    .map(([pocket, count]) => ({ pocket, times: count }))
    .sort(
      (one, other) =>
        other.times - one.times || missing(one.pocket) - missing(other.pocket) || one.pocket - other.pocket,
    );
  return {
    rounds: pockets.length,
    colours,
    odd: count((number) => number % 2 === 1),
    even: count((number) => number % 2 === 0),
    low: count((number) => number <= 18),
    high: count((number) => number > 18),
    dozens: [inDozen(1), inDozen(2), inDozen(3)],
    hot: ranked.slice(0, pocketsShown).filter((each) => each.times > 0),
    cold: ranked.slice(-pocketsShown).reverse(),
  };
}
