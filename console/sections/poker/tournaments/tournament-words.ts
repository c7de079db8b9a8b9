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

export function priceText(terms: Pick<PokerTournament, "currency" | "buyIn" | "fee" | "bounty">): string {
  const { currency, buyIn, fee, bounty } = terms;
  if (currency === null) return "Practice";
  if (buyIn + fee === 0) return "Freeroll";
  const parts = [buyIn, ...(bounty ? [bounty.amount] : []), fee];
  return parts.map((part) => moneyText(part, terms)).join(" + ");
}
