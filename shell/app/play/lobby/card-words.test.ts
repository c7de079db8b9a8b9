import { precisionOf } from "@parlour/rules/currency";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import { createTranslator } from "@parlour/web/i18n/translator";
import { describe, expect, it } from "vitest";
import { formatJackpot } from "./card-words.ts";

const t = createTranslator("en", {
  "lobby.jackpot_m": "{symbol}{amount}M",
  "lobby.jackpot_k": "{symbol}{amount}K",
  "lobby.jackpot_no_k": "{symbol}{amount}",
});
const currencies = [...walletCurrencies, "mBTC"];

describe("a jackpot on a card", () => {
  it.each([
    [128_012_345, "USD", "$1.28M"],
    [64_000_000, "USD", "$640K"],
    [48_000, "EUR", "€480"],
    [2.5, "BTC", "m฿25"],
    [2.9, "XBT", "m฿29"],
    [0.001_15, "BTC", "m฿0.0115"],
    // Floating-point arithmetic gives slightly less than 0.00011, which must not lose a digit.
    [0.000_011, "BTC", "m฿0.00011"],
    [150, "BTC", "m฿1K"],
    [2_500, "mBTC", "m฿25"],
    [2.5, "LTC", "LTC 0.025"],
    [2.5, "USDT", "USDT 0.025"],
  ])("%d cents of %s", (cents, currency, label) => {
    expect(formatJackpot(cents, currency, "en", t)).toBe(label);
  });

  it.each(currencies)("is never zero while the pool holds money: %s", (currency) => {
    for (const amountMinor of [1, 99, 2_500, 2_500_000, 123_456_789]) {
      const label = formatJackpot((amountMinor * 100) / 10 ** precisionOf(currency), currency, "en", t);
      expect(label).toMatch(/[1-9]/);
    }
  });
});
