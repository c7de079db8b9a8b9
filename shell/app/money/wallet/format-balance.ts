import type { Balance } from "@parlour/contracts/entities/balance";
import type { BalanceType } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";

/** A player without a money account yet has balances of nothing in no currency: shown in the player's own. */
export function formatBalance(
  balances: readonly Balance[],
  type: BalanceType,
  { currency, language }: { currency: string; language: string },
): string {
  const balance = balances.find((entry) => entry.type === type);
  return formatMoney(balance?.amount ?? 0, balance?.currency || currency, language);
}
