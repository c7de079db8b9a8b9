import { isDeepStrictEqual } from "node:util";
import { sportsbookProduct } from "@parlour/rules/free-bet";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { decimalOf, findBetType, lineCount, type PlaceTerms } from "@parlour/sports";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { BetRequest, Terms } from "./new-bet.ts";
import type { SportsbookParts } from "./parts.ts";
import { mixesProducts, type OfferedSelection } from "./slip.ts";

/** Determines everything about a bet that does not depend on its prices. */
export async function termsOf(
  { players, wagering }: SportsbookParts,
  { playerId, body }: BetRequest,
): Promise<Terms | Refusal> {
  const { selections, currency, freeBet } = body;
  const type = findBetType(body.type, selections.length);
  if (type === undefined) return refuse("BET_NOT_POSSIBLE", { cause: "TYPE" });
  if (mixesProducts(selections)) return refuse("BET_NOT_POSSIBLE", { cause: "VIRTUAL_AND_SPORTS" });
  if ((await players.get(playerId)).currency !== currency) return refuse("CURRENCY_MISMATCH");
  const stakePerLine = parseAmount(body.stake, currency);
  if (stakePerLine === "TOO_PRECISE") return refuseFields([{ code: "AMOUNT_TOO_PRECISE", field: "stake" }]);
  if (isAmountFault(stakePerLine)) return refuseFields([{ code: "TOO_LARGE", field: "stake" }]);
  if (freeBet) {
    const grant = (await wagering.grants.playable(playerId)).find(({ id }) => id === freeBet);
    const fits =
      grant?.productId === sportsbookProduct &&
      grant.stakeMinor === stakePerLine &&
      lineCount(type) === 1 &&
      !body.eachWay;
    if (!fits) return refuse("BET_NOT_POSSIBLE", { cause: "FREE_BET" });
  }
  return { type, stakePerLine };
}

/**
 * Returns the place terms of an each-way bet. Like the price, they must still be the ones that the player
 * saw.
 */
export function agreedTerms(
  { body }: BetRequest,
  offered: readonly OfferedSelection[],
): PlaceTerms[] | Refusal {
  const places = offered.flatMap(({ eachWay }) => eachWay ?? []);
  if (places.length < offered.length) return refuse("BET_NOT_POSSIBLE", { cause: "EACH_WAY" });
  const isAgreed = places.every((terms, index) =>
    isDeepStrictEqual({ ...terms }, { ...body.selections[index]!.placeTerms }),
  );
  if (isAgreed) return places;
  const current = offered.map(({ price }) => ({ price: price === null ? null : decimalOf(price) }));
  return refuse("PRICE_CHANGED", { selections: current });
}
