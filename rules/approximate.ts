/** What one unit of each currency is worth, about, in one common currency. */
export type ExchangeRates = Readonly<Record<string, number>>;

/**
 * What an amount is worth in another currency, for the eye only: no money is ever reckoned with it, so a float will
 * do. Nothing when the currencies are the same or one of them has no rate.
 */
export function approximate(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  const worth = rates[from];
  const unit = rates[to];
  if (from === to || worth === undefined || unit === undefined || unit <= 0) return null;
  return (amount * worth) / unit;
}
