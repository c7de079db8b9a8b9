import { formatMoney } from "./format-money.ts";
import { languageTag } from "./languages.ts";

/** The rest of the limit that refused an amount, and when the amount will be allowed; null if unknown. */
export type LimitRemainder = { remaining: string | null; freesAt: string | null };

/** Reads the details of LIMIT_REACHED. `currency` is used if the details don't name the limit's currency. */
export function limitRemainder(
  details: Readonly<Record<string, unknown>>,
  language: string,
  currency: string | null = null,
): LimitRemainder {
  const { kind, remaining, freesAt } = details;
  // A limit may be in a different currency from the amount that it refused.
  const shown = typeof details.currency === "string" ? details.currency : currency;
  // The remainder of a time limit is in minutes.
  const hasRemaining = typeof remaining === "number" && kind !== "TIME" && shown !== null;
  const format = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  return {
    remaining: hasRemaining ? formatMoney(remaining, shown, language) : null,
    freesAt: typeof freesAt === "string" ? format.format(new Date(freesAt)) : null,
  };
}
