const whole = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Formats liability without cents: it is an estimate over all currencies and not that precise. */
export const dollars = (amount: number): string => whole.format(amount);
