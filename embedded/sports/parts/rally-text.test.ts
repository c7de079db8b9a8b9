import { expect, test } from "vitest";
import { rallyText } from "./rally-text.ts";

test.each([
  ["tennis", [1, 2], [3, 4], "15–30"],
  ["tennis", [3, 3], [3, 4], "40–40"],
  ["tennis", [5, 4], [3, 4], "AD–40"],
  ["tennis", [4, 5], [3, 4], "40–AD"],
  ["tennis", [3, 2], [6, 6], "3–2"],
  ["table-tennis", [9, 10], undefined, "9–10"],
] as const)("%s %j in %j", (sport, rally, segment, text) => {
  expect(rallyText(sport, rally, segment)).toBe(text);
});
