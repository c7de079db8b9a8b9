import { countDistinct, countLines, type Selection } from "../bets/count-lines.ts";

/**
 * The lines of a pool that are paid the same dividend. Groups of one tier share the profit by `weight`; a
 * tier with one group is known as a single-price pool.
 */
export interface WinningGroup {
  /**
   * A pattern such as `3-1-7`, with `*` for a place or leg in which any interest wins, or `5/6` for five
   * winners out of six.
   */
  key: string;
  weight: bigint;
  linesOf(selection: Selection): number;
}

/**
 * One level of winning bets. Tiers are tried in order, and the first tier with a bet on any of its groups is paid.
 */
export type Tier = readonly WinningGroup[];

/** One interest for each place, or `null` where any interest wins. */
export type Pattern = readonly (number | null)[];

export const patternKey = (pattern: Pattern): string => pattern.map((interest) => interest ?? "*").join("-");

/**
 * The lines on one race that match a pattern such as `3-*-7`, where `*` stands for any horse. Lines that contain the
 * same number twice are not counted.
 */
export function orderedGroup(pattern: Pattern, weight = 1n): WinningGroup {
  const named = pattern.filter((interest) => interest !== null);
  return {
    key: patternKey(pattern),
    weight,
    linesOf: (selection) => {
      if (pattern.some((interest, at) => interest !== null && !selection[at]?.includes(interest))) return 0;
      const free = selection.filter((_, at) => pattern[at] === null);
      return countDistinct(free.map((part) => part.filter((interest) => !named.includes(interest))));
    },
  };
}

/**
 * The lines over several races that match a pattern; the same number in two legs means two different horses.
 */
export const legsGroup = (pattern: Pattern): WinningGroup => ({
  key: patternKey(pattern),
  weight: 1n,
  linesOf: (selection) =>
    selection.reduce((product, part, at) => {
      const wanted = pattern[at] ?? null;
      return product * (wanted === null ? part.length : part.includes(wanted) ? 1 : 0);
    }, 1),
});

/** The lines with two interests in either order. */
export const pairGroup = (one: number, other: number): WinningGroup => {
  const either = [one, other];
  return {
    key: patternKey(either.toSorted((a, b) => a - b)),
    weight: 1n,
    linesOf: (selection) => {
      const parts = selection.map((part) => part.filter((interest) => either.includes(interest)));
      return Math.min(1, countLines("unordered", parts));
    },
  };
};

/** The lines with one interest and any other that is not in `excluded`. */
export const pairWithAnyGroup = (interest: number, excluded: readonly number[]): WinningGroup => ({
  key: patternKey([interest, null]),
  weight: 1n,
  linesOf: (selection) => {
    const others = (at: number) => selection[at]!.filter((other) => !excluded.includes(other));
    const after = selection[0]!.includes(interest) ? others(1) : [];
    const before = selection[1]!.includes(interest) ? others(0) : [];
    return new Set([...after, ...before]).size;
  },
});
