import { expect, test } from "vitest";
import {
  periods,
  readStatisticsFilter,
  statisticsGames,
  writeStatisticsFilter,
} from "./statistics-filter.ts";

test("the address keeps the period and the game, and what else it contains", () => {
  for (const days of periods)
    for (const game of ["all", ...statisticsGames] as const) {
      const search = writeStatisticsFilter(new URLSearchParams("cursor=next&days=7&game=omaha"), {
        days,
        game,
      });
      expect(readStatisticsFilter(search)).toEqual({ days, game });
      expect(search.get("cursor")).toBe("next");
    }
  expect(writeStatisticsFilter(new URLSearchParams(), { days: 90, game: "all" }).toString()).toBe("");
  expect(readStatisticsFilter(new URLSearchParams("days=1000&game=chess"))).toEqual({
    days: 90,
    game: "all",
  });
});
