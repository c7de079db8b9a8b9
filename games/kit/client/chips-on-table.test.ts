import { expect, test } from "vitest";
import { betsOf, doubled, place, placeTogether, takeOff, totalOf, undone } from "./chips-on-table.ts";

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

test("chips placed together are undone together", () => {
  const voisins = [
    { spot: "trio:0-2-3", stake: 200 },
    { spot: "split:4-7", stake: 100 },
  ];
  const one = place([], "red", 100, 5000);
  const more = placeTogether(placeTogether(one, voisins, 5000)!, voisins, 5000)!;
  expect(totalOf(more)).toBe(700);
  expect(totalOf(undone(more))).toBe(400);
  expect(undone(undone(more))).toEqual(one);
  expect(undone(place(more, "black", 50, 5000))).toEqual(more);
  expect(undone(undone(undone(more)))).toEqual([]);
  expect(undone([])).toEqual([]);
});

test("doubling is one step", () => {
  const chips = place(place([], "red", 100, 5000), "black", 50, 5000);
  expect(undone(doubled(chips, 5000))).toEqual(chips);
});

test("chips that exceed the limit together are not placed at all", () => {
  const chips = place([], "red", 400, 500);
  expect(placeTogether(chips, [{ spot: "black", stake: 101 }], 500)).toBeNull();
  expect(totalOf(placeTogether(chips, [{ spot: "black", stake: 100 }], 500)!)).toBe(500);
});

test("a spot may have a lower limit of its own", () => {
  const spotMax = (spot: string) => (spot === "pairs" ? 100 : 500);
  const put = (chips: ReturnType<typeof place>, spot: string, chip: number) =>
    place(chips, spot, chip, 5000, 10, spotMax(spot));
  const chips = put(put(put([], "main", 400), "main", 400), "pairs", 75);
  expect(betsOf(put(chips, "pairs", 75))).toEqual([
    { spot: "main", stake: 500 },
    { spot: "pairs", stake: 95 },
  ]);
  expect(doubled(put([], "main", 100), 5000, spotMax)).toHaveLength(2);
  expect(doubled(put([], "pairs", 60), 5000, spotMax)).toHaveLength(1);
});
