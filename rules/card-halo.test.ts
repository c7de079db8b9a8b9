import { expect, it } from "vitest";
import { haloDirection } from "./card-halo.ts";

it.each([
  [0, undefined, "end"],
  [1, undefined, "both"],
  [6, undefined, "both"],
  [7, undefined, "start"],
  [8, undefined, "end"],
  [15, undefined, "start"],
  [2, 3, "start"],
  [1, 2, "start"],
  [5, 1, "both"],
])("card %i of %s columns", (index, columns, direction) => {
  expect(haloDirection(index, columns)).toBe(direction);
});
