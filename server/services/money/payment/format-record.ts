import { formatAmount } from "@parlour/rules/currency";

/** A record as stored: a status, minor units, and their currency where the message named it. */
const stored = /(?<before>^|^.* )(?<amountMinor>-?\d+)(?: (?<currency>[A-Za-z]{3,5}))?$/;

/** Formats the amount of a stored record as money; a provider's message has the currency of its payment. */
export function formatRecord(record: string | null, paymentCurrency: string | null): string | null {
  const { before, amountMinor, currency = paymentCurrency } = record?.match(stored)?.groups ?? {};
  if (before === undefined || amountMinor === undefined) return record;
  // An unknown payment has no currency, so its decimals are unknown too.
  if (!currency) return `${before}${amountMinor} (minor units)`;
  return before + formatAmount(BigInt(amountMinor), currency, "en");
}
