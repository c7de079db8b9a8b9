import { expect, test } from "vitest";
import { createTimesText } from "./read-times.ts";

test("multipliers use the decimal separator of the language", () => {
  expect(createTimesText("en").times(231)).toBe("2.31×");
  expect(createTimesText("fr").times(231)).toBe("2,31×");
  expect(createTimesText("pt").number(150)).toBe("1,50");
});

test("the scale has at most four characters before the sign", () => {
  expect([100, 1_234, 99_940, 123_400].map(createTimesText("es").scale)).toEqual([
    "1,00×",
    "12,3×",
    "999×",
    "1234×",
  ]);
});
