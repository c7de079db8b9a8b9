import { expect, test } from "vitest";
import { kitsOf } from "./kits.ts";

test("clubs play in their brighter colours", () => {
  expect(kitsOf(["#101a30", "#e8622c"], ["#d4d43a", "#14161b"])).toEqual(["#e8622c", "#d4d43a"]);
});

test("the away side changes when the shirts would look alike", () => {
  expect(kitsOf(["#ffffff", "#101a30"], ["#f3eee3", "#b3202c"])).toEqual(["#ffffff", "#b3202c"]);
});
