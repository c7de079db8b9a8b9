/** Whether a text is a plain decimal number, as operators type limits and fees. */
export function isAmountText(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text.trim());
}
