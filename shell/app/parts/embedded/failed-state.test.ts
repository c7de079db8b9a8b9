import { expect, test } from "vitest";
import { readFailedPath } from "./failed-state.ts";

test("the path of the failed app is read", () => {
  expect(readFailedPath({ failedAt: "/account/cashier/deposit?method=CARD#top" })).toBe(
    "/account/cashier/deposit?method=CARD#top",
  );
});

test.each([
  null,
  undefined,
  "text",
  {},
  { failedAt: 1 },
  { failedAt: "//evil.example" },
  { failedAt: "/\\evil" },
])("%j has no path to try again", (state) => {
  expect(readFailedPath(state)).toBeNull();
});
