import { milliBitcoin } from "./currency.ts";

export const walletCurrencies: ReadonlySet<string> = new Set([
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CNY",
  "EUR",
  "GBP",
  "IDR",
  "INR",
  "JPY",
  "MXN",
  "NZD",
  "USD",
  "VND",
  "BCH",
  "BSV",
  "BTC",
  "ETH",
  "LTC",
  "USDT",
  "XBT",
  "XSC",
]);

const spellings = new Map([...walletCurrencies, milliBitcoin.code].map((code) => [code.toUpperCase(), code]));

/** Finds a currency in any letter case and returns its usual spelling; undefined if the site doesn't know it. */
export function findCurrency(code: string): string | undefined {
  return spellings.get(code.toUpperCase());
}
