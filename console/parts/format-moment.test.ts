import { expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";

const now = new Date(2026, 5, 1, 12);

test("the current year is left out", () => {
  expect(formatMoment(new Date(2026, 0, 1, 10), now)).toBe("1 Jan, 10:00");
});

test.each([2025, 2030])("another year, %i, is shown", (year) => {
  expect(formatMoment(new Date(year, 0, 1, 10), now)).toBe(`1 Jan ${year}, 10:00`);
});
