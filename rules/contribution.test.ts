import { expect, it } from "vitest";
import { contributionPercent } from "./contribution.ts";

const contribution = {
  verticals: { casino: 100, sports: 50 },
  categories: { "table-games": 10 },
  games: { "1003": 5, "1401": 0 },
};

it.each([
  ["1003", "table-games", "casino", 5],
  ["1001", "table-games", "casino", 10],
  ["1402", "slots", "casino", 100],
  ["1401", "slots", "casino", 0],
  ["9", null, "sports", 50],
  ["9", null, "poker", 0],
  ["constructor", "toString", "valueOf", 0],
])("game %s of %s in %s counts %i percent", (gameId, category, vertical, percent) => {
  expect(contributionPercent(contribution, { gameId, category, vertical })).toBe(percent);
});
