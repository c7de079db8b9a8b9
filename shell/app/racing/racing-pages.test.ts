import { expect, it } from "vitest";
import { findRacingPage } from "./racing-pages.ts";

it("knows the pages of the racebook and no others", () => {
  expect(findRacingPage("/horse-racing")?.title).toBe("racing.homeTitle");
  expect(findRacingPage("/horse-racing/results/")?.title).toBe("racing.resultsTitle");
  expect(findRacingPage("/horse-racing/races/race_2026-11-16_ostrevane_1")?.title).toBe("racing.raceTitle");
  expect(findRacingPage("/horse-racing/horses/horse_0001")?.title).toBe("racing.horseTitle");
  expect(findRacingPage("/horse-racing/races")).toBeUndefined();
  expect(findRacingPage("/horse-racing/elsewhere")).toBeUndefined();
  expect(findRacingPage("/horse-racing/races/one/two")).toBeUndefined();
});
