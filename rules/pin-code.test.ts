import { expect, it } from "vitest";
import { isSimplePin } from "./pin-code.ts";

it.each([
  ["0000", true],
  ["9999", true],
  ["0123", true],
  ["1234", true],
  ["6789", true],
  ["4321", true],
  ["3210", true],
  ["1357", false],
  ["7890", false],
  ["1235", false],
  ["1212", false],
])("%s", (pinCode, simple) => {
  expect(isSimplePin(pinCode)).toBe(simple);
});
