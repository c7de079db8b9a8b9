/** A field of the wheel: a number, which pays its value to one, or a multiplier. */
export type WheelField = { kind: "number"; value: number } | { kind: "multiplier"; value: number };

export const wheelNumbers = [1, 2, 5, 10, 20, 40] as const;
export type WheelNumber = (typeof wheelNumbers)[number];

/**
 * The 54 fields clockwise, with no two equal neighbours: 23 ones, 15 twos, seven fives, four tens, two
 * twenties, a forty and two multipliers.
 */
const printed =
  "40 1 2 1 5 1 2 1 10 1 2 1 5 2 1 20 1 2 1 5 2 x2 1 2 1 10 1 2 5 1 2 1 x7 1 2 1 5 1 10 1 2 1 5 2 20 1 2 1 10 1 2 1 5 2";

export const wheelFields: readonly WheelField[] = printed
  .split(" ")
  .map((text) =>
    text.startsWith("x")
      ? { kind: "multiplier", value: Number(text.slice(1)) }
      : { kind: "number", value: Number(text) },
  );

/** The maximum number of multipliers in a row; the next spin then always ends on a number. */
export const mostMultipliers = 2;
