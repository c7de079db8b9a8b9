import { formatAmount } from "@parlour/rules/currency";

/**
 * Matches a stored payment record: text such as the status, if any, then minor units and, in some records,
 * their currency.
 */
const stored = /(?<before>^|^.* )(?<amountMinor>-?\d+)(?: (?<currency>[A-Za-z]{3,5}))?$/;

/**
 * Formats the amount of a stored payment record as money. A record without a currency is in its payment's
 * currency.
 */
export function formatRecord(record: string | null, paymentCurrency: string | null): string | null {
  const { before, amountMinor, currency = paymentCurrency } = record?.match(stored)?.groups ?? {};
  if (before === undefined || amountMinor === undefined) return record;
  // An unknown payment has no currency, so its decimals are unknown too.
  if (!currency) return `${before}${amountMinor} (minor units)`;
  return before + formatAmount(BigInt(amountMinor), currency, "en");
}
