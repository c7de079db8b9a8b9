import type { Chips } from "@parlour/poker/engine/state";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import type { TableConfig } from "./table-config.ts";

/** Play chips have no decimals, like loyalty points. */
const chipCurrency = "PTS";

/** Converts chips for the API: major units of the currency, or play chips. */
export const toWire =
  ({ currency }: Pick<TableConfig, "currency">) =>
  (chips: Chips): number =>
    amountOf(BigInt(chips), currency ?? chipCurrency);

/** Converts an amount from the API to chips; null for an amount that the currency cannot express. */
export function fromWire(amount: number, { currency }: Pick<TableConfig, "currency">): Chips | null {
  const minor = parseAmount(amount, currency ?? chipCurrency);
  return isAmountFault(minor) ? null : Number(minor);
}
