import { languageTag } from "./languages.ts";

/** A maximum win as a multiple of the stake: 110,805.5×. */
export function formatTimes(times: number, language: string): string {
  const format = new Intl.NumberFormat(languageTag(language), {
    maximumFractionDigits: 2,
    roundingMode: "trunc",
  } as Intl.NumberFormatOptions);
  return `${format.format(times)}×`;
}

/**
 * A percentage such as 45.5 with up to `digits` decimals: 45.5%. By default, only percentages below 0.1 have a second
 * decimal.
 */
export function formatShare(percent: number, language: string, digits = percent < 0.1 ? 2 : 1): string {
  return new Intl.NumberFormat(languageTag(language), {
    style: "percent",
    minimumFractionDigits: Math.min(1, digits),
    maximumFractionDigits: digits,
  }).format(percent / 100);
}
