type Limits = { min: number; max: number };

/** Clamps an amount to a payment method's limits, and says which limit changed it. */
export function clampAmount(
  amount: number,
  { min, max }: Limits,
): { amount: number; changedTo: "minimum" | "maximum" | null } {
  if (amount < min) return { amount: min, changedTo: "minimum" };
  return amount > max ? { amount: max, changedTo: "maximum" } : { amount, changedTo: null };
}
