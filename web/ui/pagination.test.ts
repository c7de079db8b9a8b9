import { expect, test } from "vitest";
import { pagesAround } from "./pagination.tsx";

const shown = (page: number, pageCount: number) =>
  pagesAround(page, pageCount)
    .map((entry) => entry.page ?? "…")
    .join(" ");

test.each([
  [1, 2, "1 2"],
  [1, 12, "1 2 … 12"],
  [3, 12, "1 2 3 4 … 12"],
  [4, 12, "1 2 3 4 5 … 12"],
  [6, 12, "1 … 5 6 7 … 12"],
  [12, 12, "1 … 11 12"],
  [2, 3, "1 2 3"],
])("page %i of %i shows %s", (page, pageCount, expected) => {
  expect(shown(page, pageCount)).toBe(expected);
});
