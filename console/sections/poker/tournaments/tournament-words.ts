import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import { formatMoney } from "@parlour/web/i18n/format-money";

export const statusTones = {
  REGISTERING: "gain",
  RUNNING: "brass",
  FINISHED: "quiet",
  CANCELLED: "alarm",
} as const;

export const moneyText = (amount: number, { currency }: Pick<PokerTournament, "currency">): string =>
  currency === null ? "Practice" : formatMoney(amount, currency, "en");

export function priceText(terms: Pick<PokerTournament, "currency" | "buyIn" | "fee">): string {
  const { currency, buyIn, fee } = terms;
  if (currency === null) return "Practice";
  return buyIn + fee === 0 ? "Freeroll" : `${moneyText(buyIn, terms)} + ${moneyText(fee, terms)}`;
}
