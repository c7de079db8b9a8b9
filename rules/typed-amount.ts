/**
 * Parses an amount as a person would type it; NaN if the text is not an amount. In a language that writes decimals with
 * a point, a comma before groups of three digits separates thousands, so `1,000` is a thousand, while `12,5` and
 * `0,125` are decimals.
 */
export function readAmount(typed: string, decimalSeparator: "." | "," = "."): number {
  const text = typed.trim().replace(/[\s']/g, "");
  if (decimalSeparator === "." && /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text))
    return Number(text.replaceAll(",", ""));
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
