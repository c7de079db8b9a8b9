import { expect, test } from "vitest";
import { isPassage, stackAfter } from "./visited-pages.ts";

test("a visit is added once, and going back removes it", () => {
  const there = stackAfter(["/"], "/help", false);
  expect(there).toEqual(["/", "/help"]);
  expect(stackAfter(there, "/help", false)).toEqual(there);
  expect(stackAfter(there, "/", true)).toEqual(["/"]);
  expect(stackAfter(there, "/", false)).toEqual(["/", "/help", "/"]);
});

test("the stack stays short", () => {
  const visits = Array.from({ length: 50 }, (_, index) => `/page/${index}`);
  const stack = visits.reduce<string[]>((known, path) => stackAfter(known, path, false), []);
  expect(stack).toHaveLength(20);
  expect(stack.at(-1)).toBe("/page/49");
});

test.each([
  ["/login?destination=/account", true],
  ["/required-action/ADD_PIN_CODE", true],
  ["/reset-password?token=x", true],
  ["/account", false],
  ["/", false],
])("%s is skipped: %s", (path, expected) => {
  expect(isPassage(path)).toBe(expected);
});
