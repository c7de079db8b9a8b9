import { expect, test } from "vitest";
import { isTooDeep } from "./json-depth.ts";

test("6,000 levels are too deep, also within other values", () => {
  expect(isTooDeep("[".repeat(6_000) + "]".repeat(6_000))).toBe(true);
  expect(isTooDeep(`{"a":1,"b":${'{"c":'.repeat(65)}1${"}".repeat(65)}}`)).toBe(true);
});

test("many brackets side by side or in a string are not", () => {
  expect(isTooDeep(`[${"[],".repeat(6_000)}[]]`)).toBe(false);
  expect(isTooDeep(`["${"[".repeat(6_000)}", "\\"${"{".repeat(100)}"]`)).toBe(false);
});
