const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** The text key of the label, and the number that it is filled with. */
export type JackpotLabel = { key: "jackpot_m" | "jackpot_k" | "jackpot_no_k"; amount: string };

/**
 * A jackpot as a card shows it (spec §9): above a million in millions with two decimals, from a thousand in
 * thousands, below that as it is. What does not fit is cut, so that no jackpot looks larger than it is.
 */
export function jackpotLabel(amountCents: number, language: string): JackpotLabel {
  const amount = Math.max(0, amountCents) / 100;
  if (amount > MILLION) return { key: "jackpot_m", amount: cut(amount / MILLION, 2, language) };
  if (amount >= THOUSAND) return { key: "jackpot_k", amount: cut(amount / THOUSAND, 0, language) };
  return { key: "jackpot_no_k", amount: cut(amount, 0, language) };
}

function cut(value: number, decimals: number, language: string): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: "trunc",
  }).format(value);
}
