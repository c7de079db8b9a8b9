import type { Balance } from "@parlour/contracts/entities/balance";
import type { BalanceType } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";

/**
 * Formats a balance. A player without a ledger account has zero balances without a currency, which are shown
 * in the player's currency.
 */
export function formatBalance(
  balances: readonly Balance[],
  type: BalanceType,
  { currency, language }: { currency: string; language: string },
): string {
  const balance = balances.find((entry) => entry.type === type);
  return formatMoney(balance?.amount ?? 0, balance?.currency || currency, language);
}
