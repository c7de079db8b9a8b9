import { readPaymentFields } from "@parlour/rules/payment-fields";
import { expect, test } from "vitest";
import { createSandboxBank } from "./sandbox-bank.ts";

const bank = createSandboxBank({ get: () => Promise.reject(new Error("not asked for")) });
const idsOf = (countryCode: string, currency: string) =>
  bank.fieldsFor({ countryCode, currency }).map(({ check, id }) => check ?? id);

test.each([
  ["CA", "EUR"],
  ["US", "GBP"],
  ["BR", "CHF"],
  ["DE", "USD"],
])("a player in %s with %s is asked for an IBAN", (countryCode, currency) => {
  expect(idsOf(countryCode, currency)).toEqual(["iban"]);
});

test.each([
  ["CA", "CAD"],
  ["US", "USD"],
  ["BR", "BTC"],
])("a player in %s with %s is asked for a bank code and an account number", (countryCode, currency) => {
  expect(idsOf(countryCode, currency)).toEqual(["bankCode", "accountNumber"]);
});

test("only players in the United States see a routing number as an example", () => {
  const example = (countryCode: string) => bank.fieldsFor({ countryCode, currency: "USD" })[0]!.placeholder;
  expect([example("US"), example("CA")]).toEqual(["021000021", null]);
});

test("an IBAN with wrong check digits is refused", () => {
  const fields = bank.fieldsFor({ countryCode: "CA", currency: "EUR" });
  const read = (accountNumber: string) => readPaymentFields(fields, { accountNumber }, new Date());
  expect(read("de89 3704 0044 0532 0130 00")).toEqual({
    values: { accountNumber: "DE89370400440532013000" },
    errors: [],
  });
  expect(read("DE88 3704 0044 0532 0130 00").errors).toEqual([
    { code: "INVALID_VALUE", field: "accountNumber" },
  ]);
});
