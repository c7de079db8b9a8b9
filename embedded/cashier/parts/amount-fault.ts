import { formatMoney } from "@parlour/web/i18n/format-money";
import type { Translate } from "@parlour/web/i18n/translator";
import { readAmount, typedUnit } from "../../parts/money.ts";

type Limits = { kind: "deposit" | "withdrawal" | "transfer"; min: number; max: number; currency: string };

/**
 * The error message for an amount; undefined when the amount is valid. For a payment out of the account, `spendable` is
 * what can be withdrawn, and what a bonus locks of the player's own money.
 */
export function amountFault(
  t: Translate,
  language: string,
  typed: string,
  { kind, min, max, currency }: Limits,
  spendable?: { available: number; locked: number },
): string | undefined {
  const amount = readAmount(typed, currency, typedUnit(currency, language));
  const format = (value: number) => formatMoney(value, currency, language);
  if (amount === null) return t("cashier.amountMissing");
  if (amount < min) return t("cashier.amountTooSmall", { kind, amount: format(min) });
  if (amount > max) return t("cashier.amountTooLarge", { kind, amount: format(max) });
  if (spendable === undefined || amount <= spendable.available) return undefined;
  const { available, locked } = spendable;
  return locked > 0
    ? t("cashier.amountNotThereLocked", { amount: format(available), locked: format(locked) })
    : t("cashier.amountNotThere", { amount: format(available) });
}
