import type { Balance } from "@parlour/contracts/entities/balance";
import type { BalanceType } from "@parlour/contracts/enumerations";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { languageTag } from "@parlour/web/i18n/languages";

/** An amount of the wire as the player reads it. */
export function formatMoney(amount: number, currency: string, language: string): string {
  return formatAmount(minorUnitsOf(amount, currency), currency, languageTag(language));
}

/** A player without a money account yet has balances of nothing in no currency: shown in the player's own. */
export function formatBalance(
  balances: readonly Balance[],
  type: BalanceType,
  { currency, language }: { currency: string; language: string },
): string {
  const balance = balances.find((entry) => entry.type === type);
  return formatMoney(balance?.amount ?? 0, balance?.currency || currency, language);
}
