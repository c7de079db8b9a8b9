import { ApiError } from "@parlour/web/api/api-error";
import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../languages/en/money/cashier.json" with { type: "json" };
import { failureText, failureValues } from "./failure-text.ts";

const t = createTranslator("en", words);

test.each([
  ["TOO_MANY", { most: 10 }, "The maximum number of linked bank accounts is 10. Remove one first."],
  ["OFFER_NOT_AVAILABLE", {}, "This bonus is no longer available. Choose another one, or “No bonus”."],
  [
    "PAYMENT_OWED",
    { owed: 12.5, currency: "USD" },
    "You owe $12.50 for a deposit that your bank reversed. We'll take it from your next deposit, and then you can withdraw again.",
  ],
])("the refusal %s is explained", (errorCode, details, text) => {
  const error = new ApiError({ status: 409, errorCode, details });
  expect(t(failureText(error), failureValues(error, "en"))).toBe(text);
});
