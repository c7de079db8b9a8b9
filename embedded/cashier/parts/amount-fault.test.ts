import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../languages/en/money/cashier.json" with { type: "json" };
import { amountFault } from "./amount-fault.ts";

const t = createTranslator("en", words);
const limits = { kind: "withdrawal", min: 20, max: 500, currency: "USD" } as const;
const faultOf = (typed: string, locked = 0) => amountFault(t, "en", typed, limits, { available: 60, locked });

test("an amount above the balance says what can be withdrawn, and what a bonus locks", () => {
  expect(faultOf("60")).toBeUndefined();
  expect(faultOf("61")).toBe("You can withdraw up to $60.00.");
  expect(faultOf("61", 40)).toBe("You can withdraw up to $60.00. A bonus locks $40.00 of your money.");
  expect(amountFault(t, "en", "61", limits)).toBeUndefined();
});
