import { expect, test } from "vitest";
import { betsOf, doubled, place, takeOff, totalOf } from "./chips-on-table.ts";

test("chips on one spot are one bet", () => {
  const chips = place(place(place([], "red", 100, 5000), "straight:17", 50, 5000), "red", 100, 5000);
  expect(betsOf(chips)).toEqual([
    { spot: "red", stake: 200 },
    { spot: "straight:17", stake: 50 },
  ]);
  expect(totalOf(chips)).toBe(250);
  expect(betsOf(takeOff(chips, "red"))).toEqual([{ spot: "straight:17", stake: 50 }]);
  expect(totalOf(doubled(chips, 5000))).toBe(500);
});

test("the limit is never passed", () => {
  const chips = place([], "red", 400, 500);
  expect(totalOf(place(chips, "red", 400, 500))).toBe(500);
  expect(place(place(chips, "red", 100, 500), "black", 100, 500).length).toBe(2);
  expect(doubled(chips, 500)).toBe(chips);
});
