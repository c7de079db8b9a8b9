import { decimalText } from "./decimal-text.ts";

/** Bitcoin is shown in thousandths because players' amounts are small. */
export const milliBitcoin = {
  factor: 1_000,
  symbol: "m฿",
  code: "mBTC",
  currencies: ["BTC", "XBT"],
} as const;

/** The display currency, and how many of its units equal one unit of the wallet's currency. */
export function shownCurrency(currency: string): { code: string; factor: number } {
  const isBitcoin = (milliBitcoin.currencies as readonly string[]).includes(currency);
  return isBitcoin ? milliBitcoin : { code: currency, factor: 1 };
}

const DEFAULT_PRECISION = 2;

/** The number of decimals of currencies that don't have two. */
export const precisions: Readonly<Record<string, number>> = {
  BTC: 8,
  XBT: 8,
  BSV: 8,
  BCH: 8,
  LTC: 8,
  ETH: 8,
  USDT: 8,
  XSC: 5,
  mBTC: 5,
  JPY: 0,
  INR: 0,
  VND: 0,
  IDR: 0,
  /** Loyalty points have no decimals. */
  PTS: 0,
};

export function precisionOf(currency: string): number {
  return Object.hasOwn(precisions, currency) ? precisions[currency]! : DEFAULT_PRECISION;
}

/**
 * Formats an amount for display. Bitcoin is shown as m฿ with five decimals; a
 * currency that Intl doesn't know is shown as its code and a number.
 */
export function formatAmount(amountMinor: bigint, currency: string, language: string): string {
  if (shownCurrency(currency).code === milliBitcoin.code) return formatMilliBitcoin(amountMinor, language);
  const precision = precisionOf(currency);
  if (!isRecognised(currency)) {
    return `${currency} ${formatNumber(amountMinor, precision, language)}`.trimStart();
  }
  return cached(
    `${language} ${currency}`,
    () =>
      new Intl.NumberFormat(language, {
        style: "currency",
        currency,
        minimumFractionDigits: precision,
        maximumFractionDigits: precision,
      }),
  ).format(decimalText(amountMinor, precision) as Intl.StringNumericLiteral);
}

/**
 * Formats an amount in milli-bitcoin. Bitcoin has eight decimals and milli-bitcoin five, so both have the
 * same minor unit.
 */
function formatMilliBitcoin(amountMinor: bigint, language: string): string {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const text = milliBitcoin.symbol + formatNumber(size, precisionOf(milliBitcoin.code), language);
  return amountMinor < 0n ? `-${text}` : text;
}

function formatNumber(amountMinor: bigint, precision: number, language: string): string {
  return cached(
    `${language} ${precision}`,
    () =>
      new Intl.NumberFormat(language, { minimumFractionDigits: precision, maximumFractionDigits: precision }),
  ).format(decimalText(amountMinor, precision) as Intl.StringNumericLiteral);
}

let recognised: ReadonlySet<string> | undefined;

/**
 * Whether Intl knows the currency. It accepts any three letters, but only the currencies that it lists have a
 * symbol and a name.
 */
function isRecognised(currency: string): boolean {
  recognised ??= new Set(Intl.supportedValuesOf("currency"));
  return recognised.has(currency);
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a cached formatter, because creating one is far more expensive than using it. There are few
 * languages and currencies, so the cache stays small.
 */
function cached(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  let format = formats.get(key);
  if (format === undefined) {
    format = make();
    formats.set(key, format);
  }
  return format;
}
