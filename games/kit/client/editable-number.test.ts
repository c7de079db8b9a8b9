import { readAmount } from "@parlour/rules/typed-amount";
import { decimalSeparatorOf } from "@parlour/web/i18n/decimal-separator";
import { languageNames } from "@parlour/web/i18n/languages";
import { describe, expect, test } from "vitest";
import { editableNumber } from "./editable-number.ts";

test("is written with the decimal separator of the language", () => {
  expect(editableNumber(1234.5, "fr")).toBe("1234,5");
  expect(editableNumber(1234.5, "en")).toBe("1234.5");
});

describe.each(Object.keys(languageNames))("in %s", (language) => {
  test.each([0.1, 5.5, 1.125, 1_000, 5_000_000, 0.000_000_1])("%d is read as it is written", (value) => {
    expect(readAmount(editableNumber(value, language), decimalSeparatorOf(language))).toBe(value);
  });
});
