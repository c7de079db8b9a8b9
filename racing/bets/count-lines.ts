import type { BetShape } from "./bet-types.ts";

/** The interests chosen for each place or leg. A line takes one from each. */
export type Selection = readonly (readonly number[])[];

/**
 * The number of lines of a selection. Lines are counted, never listed: an "all with all" superfecta of 24
 * runners has 255,024 of them.
 */
export function countLines(shape: BetShape, selection: Selection): number {
  if (shape === "legs") return selection.reduce((product, part) => product * part.length, 1);
  if (shape === "ordered") return countDistinct(selection);
  const [first = [], second = []] = selection;
  const both = first.filter((interest) => second.includes(interest)).length;
  // A pair whose two interests stand in both parts is one line, although it can be read in two orders.
  return first.length * second.length - both - (both * (both - 1)) / 2;
}

/**
 * The ways to choose one member from each part without a repetition. The first part is free, less the ways
 * in which it repeats one of the others; these are themselves different from each other, so it can repeat
 * only one.
 */
export function countDistinct(parts: Selection): number {
  const [first, ...others] = parts;
  if (!first) return 1;
  if (others.length === 0) return first.length;
  const repeated = others.map((part, at) =>
    countDistinct(
      others.with(
        at,
        part.filter((interest) => first.includes(interest)),
      ),
    ),
  );
  return first.length * countDistinct(others) - repeated.reduce((sum, ways) => sum + ways, 0);
}
