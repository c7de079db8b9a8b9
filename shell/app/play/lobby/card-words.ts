import { milliBitcoin, shownCurrency } from "@parlour/rules/currency";
import { jackpotLabel } from "@parlour/rules/jackpot-label";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

const percents = new Map<string, Intl.NumberFormat>();

/** Formats 97.2973 as 97.30%. The formatter is cached, because creating one costs more than using it. */
export function formatPercent(percent: number, language: string): string {
  const known = percents.get(language);
  const format =
    known ??
    new Intl.NumberFormat(languageTag(language), {
      style: "percent",
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  if (!known) percents.set(language, format);
  return format.format(percent / 100);
}

const jackpotWords = {
  jackpot_m: "lobby.jackpot_m",
  jackpot_k: "lobby.jackpot_k",
  jackpot_no_k: "lobby.jackpot_no_k",
} as const satisfies Record<string, MessageKey>;

const symbols = new Map<string, string>();

/** A jackpot as shown on a card: $1.28M, $640K, $480, m฿25. */
export function formatJackpot(amountCents: number, currency: string, language: string, t: Translate): string {
  const { code, factor } = shownCurrency(currency);
  const { key, amount } = jackpotLabel(amountCents * factor, languageTag(language));
  return t(jackpotWords[key], { amount, symbol: symbolOf(code, language) });
}

function symbolOf(currency: string, language: string): string {
  const name = `${currency} ${language}`;
  const known = symbols.get(name);
  if (known !== undefined) return known;
  const symbol = readSymbol(currency, languageTag(language));
  symbols.set(name, symbol);
  return symbol;
}

function readSymbol(currency: string, tag: string): string {
  if (currency === milliBitcoin.code) return milliBitcoin.symbol;
  try {
    const parts = new Intl.NumberFormat(tag, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    }).formatToParts(0);
    const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
    return symbol === currency ? `${currency} ` : symbol;
  } catch {
    return `${currency} `;
  }
}
