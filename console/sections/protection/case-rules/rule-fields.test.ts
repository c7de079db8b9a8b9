import { expect, it, test } from "vitest";
import { conditionsOf, formatAmounts, numberFault, parseAmounts } from "./rule-fields.ts";

it("keeps amounts that are edited", () => {
  const amounts = { USD: 2_000, EUR: 1_800.5 };
  expect(parseAmounts(formatAmounts(amounts))).toEqual(amounts);
  expect(parseAmounts(" USD 10 ,mBTC 3")).toEqual({ USD: 10, mBTC: 3 });
});

test.each(["", "EUR 5", "USD", "USD 0", "USD 1,000", "USD 5, USD 6", "2000"])(
  "refuses the amounts %j",
  (text) => {
    expect(parseAmounts(text)).toBeUndefined();
  },
);

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
