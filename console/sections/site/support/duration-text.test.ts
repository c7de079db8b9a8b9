import { expect, it } from "vitest";
import { durationText } from "./duration-text.ts";

it.each([
  [0, "0 s"],
  [59, "59 s"],
  [60, "1 min"],
  [-125, "2 min"],
  [3_600, "1 h"],
  [3_660, "1 h 1 min"],
  [86_400, "1 d"],
  [97_200, "1 d 3 h"],
])("formats %i seconds as %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
