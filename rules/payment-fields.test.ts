import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentChecks, paymentFormats, readPaymentFields } from "./payment-fields.ts";

const field = { format: "plain", pattern: null, check: null, maxLength: 40, required: true };

const now = new Date("2030-06-30T12:00:00Z");

test.each([
  ["luhn", "4111111111111111", true],
  ["luhn", "4111111111111112", false],
  ["luhn", "79927398713", false],
  ["luhn", "4111 1111 1111 1111", false],
  ["iban", "GB82WEST12345698765432", true],
  ["iban", "GB82WEST12345698765433", false],
  ["iban", "DE89370400440532013000", true],
  ["iban", "DE", false],
  ["testCard", "4000000000001000", true],
  ["testCard", "4111111111111111", false],
  ["cardExpiry", "12/30", true],
  ["cardExpiry", "13/30", false],
  ["bitcoinAddress", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", true],
  ["bitcoinAddress", "0x0000000000000000000000000000000000000000", false],
  ["litecoinAddress", "LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1", true],
  ["ethereumAddress", "0x0000000000000000000000000000000000000000", true],
  ["ethereumAddress", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", false],
  ["cardExpiry", "06/30", true],
  ["cardExpiry", "05/30", false],
  ["cardExpiry", "12/29", false],
  ["cardExpiry", "01/31", true],
  ["cardExpiry", "13/31", false],
  ["tetherAddress", "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8", true],
])("%s of %s is %s", (name, value, accepted) => {
  expect(paymentChecks[name]!.accepts(value, now)).toBe(accepted);
});

test("every single wrong digit of a card number is noticed", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 });
  const isLuhn = (value: string) => paymentChecks.luhn!.accepts(value, now);
  fc.assert(
    fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, place, step) => {
      const right = Array.from({ length: 10 }, (_, last) => [...start, last].join("")).filter(isLuhn);
      expect(right).toHaveLength(1);
      const wrong = [...right[0]!];
      wrong[place] = String((Number(wrong[place]) + step) % 10);
      expect(isLuhn(wrong.join(""))).toBe(false);
    }),
  );
});

test("text shown while typing is cleaned to the same value as the input", () => {
  for (const [name, { typed, value }] of Object.entries(paymentFormats)) {
    const text = { digits: "123", cardNumber: "4000000000001000", monthYear: "12/30" }[name] ?? "AB12CD34EF";
    expect(value(typed(text)), name).toBe(value(text));
    expect(typed(typed(text)), name).toBe(typed(text));
  }
  expect(paymentFormats.cardNumber!.typed("4000000000001000")).toBe("4000 0000 0000 1000");
  expect(paymentFormats.monthYear!.typed("1230")).toBe("12/30");
  expect(paymentFormats.iban!.value("gb82 west 1234 5698 7654 32")).toBe("GB82WEST12345698765432");
});

test("every invalid field is reported with its error", () => {
  const fields = [
    { ...field, id: "missing" },
    { ...field, id: "optional", required: false },
    { ...field, id: "long", maxLength: 3 },
    { ...field, id: "number" },
    { ...field, id: "pattern", pattern: "A|B" },
    { ...field, id: "check", check: "iban", format: "iban" },
    { ...field, id: "good", format: "upperCase", pattern: "[A-Z]+" },
  ];
  const given = { missing: " ", long: "1234", number: 5, pattern: "AB", check: "GB00", good: " abc " };
  expect(readPaymentFields(fields, given, now)).toEqual({
    values: { good: "ABC" },
    errors: [
      { code: "REQUIRED", field: "missing" },
      { code: "TOO_LONG", field: "long" },
      { code: "INVALID_TYPE", field: "number" },
      { code: "INVALID_FORMAT", field: "pattern" },
      { code: "INVALID_VALUE", field: "check" },
    ],
  });
});
