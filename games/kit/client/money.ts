import { formatAmount, precisionOf } from "@parlour/rules/currency";
import { languageTag } from "@parlour/web/i18n/languages";

/** The game's currency: the client counts in whole minor units and speaks major units only on the wire. */
export type GameMoney = {
  currency: string;
  toMinor(major: number): number;
  toMajor(minor: number): number;
  /** As the player reads it: `$12.50`. */
  format(minor: number): string;
  /** On a chip, where there is room for four characters: `2.5K`. */
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
