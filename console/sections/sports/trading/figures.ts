const whole = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Liability is an estimate over all currencies, so cents would suggest a precision that it does not have. */
export const dollars = (amount: number): string => whole.format(amount);

export const odds = (price: number | null): string => (price === null ? "–" : price.toFixed(2));
