import { expect, it, test } from "vitest";
import { conditionsOf, formatAmounts, numberFault, parseAmounts } from "./rule-fields.ts";

it("keeps amounts that are edited", () => {
  const amounts = { USD: 2_000, EUR: 1_800.5 };
  expect(parseAmounts(formatAmounts(amounts))).toEqual({ amounts });
  expect(parseAmounts(" USD 10 ,mBTC 3")).toEqual({ amounts: { USD: 10, mBTC: 3 } });
  expect(parseAmounts("USD 1,000,EUR 1.234,56; USDT 2 500")).toEqual({
    amounts: { USD: 1_000, EUR: 1_234.56, USDT: 2_500 },
  });
});

const hint = "Enter amounts like USD 2,000, EUR 1,800. USD is required.";
test.each([
  ["", hint],
  ["EUR 5", hint],
  ["USD", hint],
  ["2000", hint],
  ["USD 5, USD 6", "USD is listed twice."],
  ["USD 0", "USD: Enter an amount above zero."],
  ["EUR 1.000, USD 5", "EUR: This can be read in two ways. Write 1000 or 1.00."],
  ["USD 5, JPY 0.5", "JPY: JPY has no decimals."],
])("refuses the amounts %j: %s", (text, fault) => {
  expect(parseAmounts(text)).toEqual({ fault });
});

test.each([
  ["count", "2", undefined],
  ["count", "1", "Enter a number from 2 to 100."],
  ["times", "2.5", undefined],
  ["days", "1.5", "Enter a number from 1 to 365."],
  ["percent", "", "Enter a number from 1 to 1,000."],
] as const)("the %s %j has the fault %j", (name, text, fault) => {
  expect(numberFault(name, text)).toBe(fault);
});

it("describes a rule", () => {
  const rule = { enabled: true, points: 40, amounts: { USD: 5 } };
  expect(conditionsOf("CHARGEBACK", rule)).toEqual(["Amount: USD 5", "Points per finding: 40"]);
});
