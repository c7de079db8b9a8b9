import type { BetShape } from "./bet-types.ts";

/** The betting interests chosen for each place or leg. A line combines one interest from each. */
export type Selection = readonly (readonly number[])[];

/**
 * The number of lines of a selection. Lines are counted without listing them, because a superfecta with all
 * 24 runners in every place has 255,024.
 */
export function countLines(shape: BetShape, selection: Selection): number {
  if (shape === "legs") return selection.reduce((product, part) => product * part.length, 1);
  if (shape === "ordered") return countDistinct(selection);
  const [first = [], second = []] = selection;
  const both = first.filter((interest) => second.includes(interest)).length;
  // Two interests that were each chosen for both places form a pair in either order, but only one line.
  return first.length * second.length - both - (both * (both - 1)) / 2;
}

/**
 * Counts the ways to choose one member of each part without repeats. Every member of the first part is combined with
 * every valid choice from the other parts; combinations in which that member also occurs in another part are
 * subtracted. In a valid choice no member occurs twice, so at most one of them can equal the member of the first
 * part.
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
