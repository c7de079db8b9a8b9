import type { PokerDeskPool } from "@parlour/contracts/entities/poker-desk";
import { formatMoney } from "@parlour/web/i18n/format-money";

/** Formats an amount of a pool; practice chips have no currency. */
export const chipsText = (amount: number, { currency }: Pick<PokerDeskPool, "currency">): string =>
  currency === null ? amount.toLocaleString("en") : formatMoney(amount, currency, "en");
