import { languageTag } from "@parlour/web/i18n/languages";

const ordinary = "USD CAD EUR GBP AUD NZD CHF BRL MXN JPY CNY INR IDR VND".split(" ");
/** Currencies that Intl has no name for. */
const coins = { BTC: "Bitcoin", ETH: "Ether", LTC: "Litecoin", BCH: "Bitcoin Cash", USDT: "Tether" };

/** The currencies a new player may choose; the profile service checks the choice. */
export function listCurrencies(
  language: string,
  /** The currencies of the brand; null if it offers all of them. */
  offered: readonly string[] | null,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(languageTag(language), { type: "currency" });
  const named = ordinary.map((code) => [code, names.of(code) ?? code] as const);
  const known = [...named, ...Object.entries(coins)].filter(([code]) => offered?.includes(code) ?? true);
  return known.map(([value, name]) => ({
    value,
    label: `${value} · ${name}`,
  }));
}
