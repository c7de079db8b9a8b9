import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { JOKER_CODE } from "../math/cards.ts";

const suits: Readonly<Record<string, MessageKey>> = {
  S: "games.suitSpades",
  H: "games.suitHearts",
  D: "games.suitDiamonds",
  C: "games.suitClubs",
};
const ranks: Readonly<Record<string, MessageKey>> = {
  A: "games.rankAce",
  J: "games.rankJack",
  Q: "games.rankQueen",
  K: "games.rankKing",
};

/** The spoken name of a card: "AS" becomes "Ace of spades". */
export function cardName(code: string | null, t: Translate): string {
  if (code === null) return t("games.hiddenCard");
  if (code === JOKER_CODE) return t("games.joker");
  const [rank = "", suit = ""] = code;
  const named = ranks[rank];
  return t("games.cardName", {
    rank: named === undefined ? (rank === "T" ? "10" : rank) : t(named),
    suit: t(suits[suit]!),
  });
}
