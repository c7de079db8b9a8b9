import { expect, test } from "vitest";
import { gamesFromThisWeek } from "./game-of-the-week.ts";

const rotation = { games: ["dice", "sevens", "keno"], from: "2026-11-02" };
const firstOn = (day: string, until?: string) =>
  gamesFromThisWeek({ ...rotation, until }, new Date(`${day}T00:00:00Z`))[0];

test.each([
  ["2026-11-01", undefined],
  ["2026-11-02", "dice"],
  ["2026-11-08", "dice"],
  ["2026-11-09", "sevens"],
  ["2026-11-16", "keno"],
  ["2026-11-23", "dice"],
])("on %s, it is the week of %s", (day, game) => {
  expect(firstOn(day)).toBe(game);
});

test("the last day still counts, and the next one no longer does", () => {
  expect(firstOn("2026-11-10", "2026-11-10")).toBe("sevens");
  expect(firstOn("2026-11-11", "2026-11-10")).toBeUndefined();
});

test("the games that follow take over if the first one cannot be played", () => {
  expect(gamesFromThisWeek(rotation, new Date("2026-11-10T12:00:00Z"))).toEqual(["sevens", "keno", "dice"]);
});
