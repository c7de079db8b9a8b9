import { expect, test } from "vitest";
import { formatLeft } from "./countdown.tsx";

test.each([
  [0, "00:00"],
  [-5000, "00:00"],
  [1, "00:01"],
  [90_000, "01:30"],
  [3_600_000, "01:00:00"],
  [86_400_000, "1d 00:00:00"],
  [200_045_000, "2d 07:34:05"],
])("%i ms left reads %s", (leftMs, expected) => {
  expect(formatLeft(leftMs, "d")).toBe(expected);
});
