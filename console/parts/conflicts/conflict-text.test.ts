import { expect, test } from "vitest";
import { fieldName, valueText } from "./conflict-text.ts";

test("names a field with its list entries and language", () => {
  expect(fieldName(["blocks", 1, "title"])).toBe("Blocks 2, Title");
  expect(fieldName(["name", "fr"])).toBe("Name, French");
  expect(fieldName(["notInCountries"], { notInCountries: "Not in these countries" })).toBe(
    "Not in these countries",
  );
});

test("words values of every kind", () => {
  expect(["", null, undefined, []].map((value) => valueText(value))).toEqual(Array(4).fill("Empty"));
  expect(valueText(false)).toBe("Off");
  expect(valueText(["CA", "GB"])).toBe("1. CA\n2. GB");
  expect(valueText([{ type: "faq", title: "Two" }])).toBe("1. faq: Two");
  expect(valueText([{ currency: "USD", maxBet: "5", amount: "" }], { maxBet: "Maximum stake" })).toBe(
    "1. Currency: USD, Maximum stake: 5",
  );
});
