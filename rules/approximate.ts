/** The approximate value of one unit of each currency, in a common currency. */
export type ExchangeRates = Readonly<Record<string, number>>;

/**
 * The approximate value of an amount in another currency. It is for display only, so a float is precise
 * enough. Null if the currencies are equal or a rate is missing.
 */
export function approximate(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  const worth = rates[from];
  const unit = rates[to];
  if (from === to || worth === undefined || unit === undefined || unit <= 0) return null;
  return (amount * worth) / unit;
}
