import { expect, test } from "vitest";
import { decimalText } from "./decimal-text.ts";

test("reads digits with or without decimals", () => {
  const schema = decimalText(0, 1e12);
  expect(schema.parse("480")).toBe(480);
  expect(schema.parse("12.50")).toBe(12.5);
  expect(schema.parse(0.25)).toBe(0.25);
});

test.each(["0x10", "1e3", " 7", "7.", ".5", "1,5", "-1", "+1", "", "10001", "Infinity"])(
  "%j is not a number",
  (text) => {
    expect(decimalText(0, 10_000).safeParse(text).success).toBe(false);
  },
);
