/** Whether a text is a plain decimal number, the format in which operators enter limits and fees. */
export function isAmountText(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text.trim());
}
