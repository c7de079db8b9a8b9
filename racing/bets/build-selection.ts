import type { Selection } from "./count-lines.ts";

/** A single line: one interest for each place or leg. */
export const straight = (...line: readonly number[]): Selection => line.map((interest) => [interest]);

/** A box: the chosen interests in every order, for a bet on the first `places` finishers. */
export const box = (interests: readonly number[], places: number): Selection =>
  Array.from({ length: places }, () => interests);

/** A part wheel: a separate choice of interests for each place or leg. */
export const partWheel = (...parts: readonly (readonly number[])[]): Selection => parts;

/**
 * A key bet: one interest at `place` (1 is first), with the others in all other places. Keying the interest
 * in several places gives one selection for each place; no line appears in two of them.
 */
export const key = (
  interest: number,
  { places, at, others }: { places: number; at: readonly number[]; others: readonly number[] },
): Selection[] =>
  at.map((place) =>
    Array.from({ length: places }, (_, index) =>
      index === place - 1 ? [interest] : others.filter((other) => other !== interest),
    ),
  );

/** A wheel: a key bet with the whole field in the other places. */
export const wheel = (
  interest: number,
  { places, at, field }: { places: number; at: readonly number[]; field: readonly number[] },
): Selection[] => key(interest, { places, at, others: field });

/** A wheel over several races: one interest in leg `at`, with every interest of the other legs. */
export const legWheel = (
  interest: number,
  { at, fields }: { at: number; fields: readonly (readonly number[])[] },
): Selection => fields.map((field, index) => (index === at - 1 ? [interest] : field));
