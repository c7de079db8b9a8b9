import type { Selection } from "./count-lines.ts";

/** One line: an interest for each place or leg. */
export const straight = (...line: readonly number[]): Selection => line.map((interest) => [interest]);

/** Every order of the chosen interests, for a bet with so many places. */
export const box = (interests: readonly number[], places: number): Selection =>
  Array.from({ length: places }, () => interests);

/** A different choice for each place or leg. */
export const partWheel = (...parts: readonly (readonly number[])[]): Selection => parts;

/**
 * One interest at `place` (1 is first), the others in all other places. A key in several places is one
 * selection for each, and no line occurs in two of them.
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

/** A key with the whole field. */
export const wheel = (
  interest: number,
  { places, at, field }: { places: number; at: readonly number[]; field: readonly number[] },
): Selection[] => key(interest, { places, at, others: field });

/** A wheel over races: one interest in the leg `at`, every interest of the other legs. */
export const legWheel = (
  interest: number,
  { at, fields }: { at: number; fields: readonly (readonly number[])[] },
): Selection => fields.map((field, index) => (index === at - 1 ? [interest] : field));
