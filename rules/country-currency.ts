import { walletCurrencies } from "./wallet-currencies.ts";

const euroCountries =
  "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK".split(" ");

const byCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euroCountries.map((code) => [code, "EUR"])),
  AU: "AUD",
  BR: "BRL",
  CA: "CAD",
  CH: "CHF",
  CN: "CNY",
  EC: "USD",
  GB: "GBP",
  ID: "IDR",
  IN: "INR",
  JP: "JPY",
  LI: "CHF",
  MX: "MXN",
  NZ: "NZD",
  PA: "USD",
  PR: "USD",
  SV: "USD",
  US: "USD",
  VN: "VND",
};

/** The currency of a country if the site offers that currency, otherwise the site's default currency. */
export function currencyOfCountry(
  countryCode: string,
  otherwise: string,
  offered: ReadonlySet<string> = walletCurrencies,
): string {
  const currency = byCountry[countryCode];
  return currency !== undefined && offered.has(currency) ? currency : otherwise;
}
