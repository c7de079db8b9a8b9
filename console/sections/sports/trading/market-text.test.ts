import { expect, test } from "vitest";
import { marketText, outcomeText, parseMarketName } from "./market-text.ts";

const sides = { home: "Aldermoor", away: "Bracken Vale", sport: "football" };

test.each([
  ["result:points:match:::", "Result"],
  ["total:corners:s1:2.5::", "Total · corners · half 1 · 2.5"],
  ["handicap:points:reg:1.5::", "Handicap · regulation time · +1.5"],
  ["teamTotal:points:match:1.5:away:", "Team total · Bracken Vale · 1.5"],
  ["nextGoal:points:match:::2", "Goal 2"],
])("%s is %s", (id, text) => {
  expect(marketText(parseMarketName(id), sides)).toBe(text);
});

test.each([
  ["winner:segments:match:::", "tennis", "Winner · sets won"],
  ["winner:segments:f2:::", "esports", "Winner · maps won · up to map 2"],
  ["highestPeriod:points:match:::", "basketball", "Highest-scoring quarter"],
  ["periodMatch:points:s1:::", "football", "Half and match · half 1"],
  ["total:points:s2:1.5::", "ice-hockey", "Total · period 2 · 1.5"],
])("%s in %s is %s", (id, sport, text) => {
  expect(marketText(parseMarketName(id), { ...sides, sport })).toBe(text);
});

test.each([
  ["home", null, "Aldermoor"],
  ["home-draw", null, "Aldermoor / Draw"],
  ["away:2", null, "Bracken Vale by 2"],
  ["2-1", null, "2–1"],
  ["p7", "Ilka Vantorisse", "Ilka Vantorisse"],
  ["over", "Ilka Vantorisse", "Ilka Vantorisse, over"],
])("%s is an outcome", (id, name, text) => {
  expect(outcomeText({ id, name }, sides)).toBe(text);
});
