import type { Translate } from "@parlour/web/i18n/translator";
import { JOKER_CODE } from "../../kit/math/cards.ts";
import type { LowPlaces } from "../math/house-way.ts";
import { paiGowHandWords } from "../math/pai-gow-pay-tables.ts";
import type { SetHands } from "../math/pai-gow-poker.ts";

const ascending = "23456789TJQKA";

/** The rank of the highest card as it is printed on the card. The joker counts as an ace. */
export function highestRank(codes: readonly (string | null)[]): string {
  const places = codes.map((code) => ascending.indexOf(code === JOKER_CODE ? "A" : (code?.[0] ?? "")));
  const rank = ascending[Math.max(...places)] ?? "";
  return rank === "T" ? "10" : rank;
}

/** The names of a high and a low hand. Hands without a pair are named by their highest card. */
export function handCaptions(
  hands: SetHands,
  cards: readonly (string | null)[],
  low: LowPlaces,
  t: Translate,
): { high: string; low: string } {
  const isLow = (place: number) => low.some((other) => other === place);
  const nameOf = (hand: SetHands["high"], inLow: boolean) =>
    hand === "highCard"
      ? t("games-pai-gow-poker.highCardOf", {
          rank: highestRank(cards.filter((_, place) => isLow(place) === inLow)),
        })
      : t(paiGowHandWords[hand]);
  return { high: nameOf(hands.high, false), low: nameOf(hands.low, true) };
}
