import type { Translate } from "@parlour/web/i18n/translator";
import { isNatural, totalOf } from "../../math/blackjack/hand.ts";
import { groupOf } from "../live/statistics/statistics-group.ts";

type Dealt = { dealer: readonly number[] };

const standing = [17, 18, 19, 20, 21];

/** How the dealer's hands ended. */
export function dealerStatistics(outcomes: readonly Dealt[], t: Translate) {
  const total = ({ dealer }: Dealt) => totalOf(dealer).total;
  return [
    groupOf(t("games.dealer"), outcomes, [
      ...standing.map((points) => ({
        name: String(points),
        holds: (deal: Dealt) => total(deal) === points && !isNatural(deal.dealer),
      })),
      { name: t("games-blackjack.outcomeBlackjack"), holds: ({ dealer }: Dealt) => isNatural(dealer) },
      { name: t("games-blackjack.outcomeBust"), holds: (deal: Dealt) => total(deal) > 21 },
    ]),
  ];
}
