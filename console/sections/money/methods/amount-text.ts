import { readAmount } from "@parlour/rules/typed-amount";

/** Whether a text is an amount, as operators enter limits and fees. */
export function isAmountText(text: string): boolean {
  return !Number.isNaN(readAmount(text));
}
