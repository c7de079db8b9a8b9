import { expect, test } from "vitest";
import { wholeNumberText } from "./whole-number-text.ts";

test("reads decimal digits", () => {
  const schema = wholeNumberText(1, 9_999);
  expect(schema.parse("480")).toBe(480);
  expect(schema.parse(16)).toBe(16);
});

test.each(["0x10", "1e3", " 7", "7.0", "-1", "+1", "", "0", "10000", "Infinity", "99999999999999999"])(
  "%j is not a number",
  (text) => {
    expect(wholeNumberText(1, 9_999).safeParse(text).success).toBe(false);
  },
);
