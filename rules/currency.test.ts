import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, precisionOf, precisions } from "./currency.ts";

describe("precisionOf", () => {
  it.each([
    [8, ["BTC", "XBT", "BSV", "BCH", "LTC", "ETH", "USDT"]],
    [5, ["XSC", "mBTC"]],
    [0, ["JPY", "INR", "VND", "IDR"]],
    [2, ["USD", "EUR", "CAD", "KWD", "", "toString"]],
  ])("%i", (precision, currencies) => {
    for (const currency of currencies) expect(precisionOf(currency)).toBe(precision);
  });
});

describe("formatAmount", () => {
  it.each([
    [123456n, "USD", "en", "$1,234.56"],
    [123456n, "EUR", "fr", "1 234,56 €"],
    [123456n, "EUR", "es", "1234,56 €"],
    [123456n, "USD", "pt", "US$ 1.234,56"],
    [123456n, "USD", "zh", "US$1,234.56"],
    [-5n, "USD", "en", "-$0.05"],
    [0n, "USD", "en", "$0.00"],
    [1500n, "JPY", "en", "¥1,500"],
    [1500n, "INR", "en", "₹1,500"],
    [1500n, "VND", "en", "₫1,500"],
    [1500n, "IDR", "en", "IDR 1,500"],
    [100_000_000n, "BTC", "en", "m฿1,000.00000"],
    [1n, "XBT", "en", "m฿0.00001"],
    [-1n, "BTC", "en", "-m฿0.00001"],
    [1n, "mBTC", "en", "m฿0.00001"],
    [150_000_000n, "USDT", "en", "USDT 1.50000000"],
    [150_000_000n, "BSV", "en", "BSV 1.50000000"],
    [150_000_000n, "BCH", "en", "BCH 1.50000000"],
    [150_000_000n, "LTC", "en", "LTC 1.50000000"],
    [150_000_000n, "ETH", "en", "ETH 1.50000000"],
    [150_000n, "XSC", "en", "XSC 1.50000"],
    [150n, "ZZZ", "en", "ZZZ 1.50"],
    [150n, "not a currency", "en", "not a currency 1.50"],
    [0n, "", "en", "0.00"],
  ])("%s %s in %s", (amountMinor, currency, language, expected) => {
    expect(formatAmount(amountMinor, currency, language).replace(/\s/g, " ")).toBe(expected);
  });

  it("loses no digits, however large the amount", () => {
    const currencies = fc.constantFrom("USD", "ZZZ", ...Object.keys(precisions));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), currencies, (amountMinor, currency) => {
        const digits = formatAmount(amountMinor, currency, "en").replace(/\D/g, "");
        expect(BigInt(digits)).toBe(amountMinor);
      }),
    );
  });
});
