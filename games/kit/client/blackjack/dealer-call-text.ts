import type { Translate } from "@parlour/web/i18n/translator";
import { isNatural, totalOf } from "../../math/blackjack/hand.ts";

/** What the dealer calls for the cards that lie open in front of them. */
export function dealerCallText(open: readonly number[], isOver: boolean, t: Translate): string {
  if (open.length === 0) return t("games-live.noMoreBets");
  const { total } = totalOf(open);
  if (isOver && isNatural(open)) return t("games-live-blackjack.dealerBlackjack");
  return total > 21
    ? t("games-live-blackjack.dealerBusts", { points: total })
    : t("games-blackjack.dealerHas", { points: String(total) });
}
