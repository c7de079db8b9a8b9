import { readAmount } from "@parlour/rules/typed-amount";

/** Whether the text that an operator entered for a limit or fee is an amount. */
export function isAmountText(text: string): boolean {
  return !Number.isNaN(readAmount(text));
}
