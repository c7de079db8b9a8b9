import { formatAmount, precisionOf } from "@parlour/rules/currency";
import { languageTag } from "@parlour/web/i18n/languages";

/** The session's currency. The client computes in minor units; API messages use major units. */
export type GameMoney = {
  currency: string;
  toMinor(major: number): number;
  toMajor(minor: number): number;
  /** Formats an amount for the player, such as `$12.50`. */
  format(minor: number): string;
  /** Formats an amount for a chip in at most four characters, such as `2.5K`. */
  short(minor: number): string;
};

export function createMoney(currency: string, language: string): GameMoney {
  const scale = 10 ** precisionOf(currency);
  const tag = languageTag(language);
  const compact = new Intl.NumberFormat("en", {
    notation: "compact",
    maximumSignificantDigits: 3,
    useGrouping: false,
  });
  return {
    currency,
    toMinor: (major) => Math.round(major * scale),
    toMajor: (minor) => Number((minor / scale).toFixed(precisionOf(currency))),
    format: (minor) => formatAmount(BigInt(Math.round(minor)), currency, tag),
    short: (minor) => compact.format(minor / scale),
  };
}
