import type { Balance } from "@parlour/contracts/entities/balance";
import type { BalanceType } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";

/**
 * A player without an account yet has zero balances without a currency; these are shown in the player's own
 * currency.
 */
export function formatBalance(
  balances: readonly Balance[],
  type: BalanceType,
  { currency, language }: { currency: string; language: string },
): string {
  const balance = balances.find((entry) => entry.type === type);
  return formatMoney(balance?.amount ?? 0, balance?.currency || currency, language);
}
