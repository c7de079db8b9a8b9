import { HIGHEST_PRICE, type Price } from "./price.ts";

export const oddsFormats = ["decimal", "fractional", "american"] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Decimal odds use the decimal separator of the language; the other formats are the same in every language. */
export function formatOdds(price: Price, format: OddsFormat, languageTag = "en"): string {
  switch (format) {
    case "decimal":
      return formatDecimal(price, languageTag);
    case "fractional":
      return formatFractional(price);
    case "american":
      return formatAmerican(price);
  }
}

/** Parses odds as players write them; undefined if the text is not odds above 1 in that format. */
export function parseOdds(text: string, format: OddsFormat): Price | undefined {
  const price = parsers[format](text.trim());
  return price !== undefined && price > 1000 && price <= HIGHEST_PRICE ? price : undefined;
}

/** Shows at least two decimals, and a third only if it is needed. */
function formatDecimal(price: Price, languageTag: string): string {
  return decimalFormat(languageTag).format(price / 1000);
}

const decimalFormats = new Map<string, Intl.NumberFormat>();

/** The formats are cached, because a page of matches shows hundreds of prices. */
function decimalFormat(languageTag: string): Intl.NumberFormat {
  const kept = decimalFormats.get(languageTag);
  if (kept) return kept;
  const made = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
    useGrouping: false,
  });
  decimalFormats.set(languageTag, made);
  return made;
}

/**
 * The usual bookmakers' fractions, which are not always in lowest terms. A price close to one of them is
 * shown as that fraction, because players expect 10/11 for 1.91, not 91/100.
 */
const usualFractions: readonly (readonly [number, number])[] = (
  "1/100 1/50 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 " +
  "1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 " +
  "9/5 15/8 2/1 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 " +
  "9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1"
)
  .split(" ")
  .map((text) => {
    const [over = 0, under = 1] = text.split("/").map(Number);
    return [over, under] as const;
  });

/** How far a displayed fraction may be from the price, as a share of the profit. */
const FRACTION_TOLERANCE = 0.006;

function formatFractional(price: Price): string {
  const profit = price - 1000;
  for (const [over, under] of usualFractions) {
    const shown = (over / under) * 1000;
    if (Math.abs(shown - profit) <= shown * FRACTION_TOLERANCE) return `${over}/${under}`;
  }
  const divisor = greatestCommonDivisor(profit, 1000);
  return `${profit / divisor}/${1000 / divisor}`;
}

function formatAmerican(price: Price): string {
  const profit = price - 1000;
  return profit >= 1000 ? `+${Math.round(profit / 10)}` : `-${Math.round(100_000 / profit)}`;
}

const parsers: Record<OddsFormat, (text: string) => Price | undefined> = {
  decimal(text) {
    const match = /^(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(text);
    if (!match) return undefined;
    return Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
  },

  fractional(text) {
    if (/^evens?$/i.test(text)) return 2000;
    const match = /^(\d{1,4})\s*[/-]\s*(\d{1,4})$/.exec(text);
    if (!match || Number(match[2]) === 0) return undefined;
    return 1000 + Math.round((Number(match[1]) * 1000) / Number(match[2]));
  },

  american(text) {
    const match = /^([+\-−])(\d{3,6})$/.exec(text);
    if (!match) return undefined;
    const size = Number(match[2]);
    if (size < 100) return undefined;
    return 1000 + (match[1] === "+" ? size * 10 : Math.round(100_000 / size));
  },
};

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
