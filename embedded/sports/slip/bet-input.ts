import type { SportsBetInput } from "@parlour/contracts/entities/sports-bet";
import { amountOf } from "@parlour/rules/money";
import type { Price } from "@parlour/sports";
import { decimalOf, priceOf } from "../data/market-view.ts";
import type { PriceConsent } from "./slip-changes.ts";
import type { SlipBet } from "./slip-figures.ts";
import type { SelectionUpdate, SlipSelection } from "./slip-state.ts";

const leg = ({ marketId, outcome }: SlipSelection) => ({ market: marketId, outcome });

/** The selections in the format of the API call: each one separately, or all legs of a bet builder as one. */
export function selectionInputs(selections: readonly SlipSelection[], isBuilder: boolean) {
  const [first] = selections;
  if (isBuilder && first) return [{ event: first.eventId, legs: selections.map(leg) }];
  return selections.map((selection) => ({ event: selection.eventId, legs: [leg(selection)] }));
}

type Terms = {
  currency: string;
  consent: PriceConsent;
  builderPrice?: Price | undefined;
  freeBet?: string | null;
};

/** A bet on the slip in the format of the call that places it. */
export function betInput(
  bet: SlipBet,
  { currency, consent, builderPrice, freeBet = null }: Terms,
): SportsBetInput {
  const prices = bet.isBuilder ? [builderPrice ?? 0] : bet.selections.map(({ price }) => price);
  return {
    selections: selectionInputs(bet.selections, bet.isBuilder).map((selection, i) => ({
      ...selection,
      price: decimalOf(prices[i]!),
      ...(bet.isEachWay && { placeTerms: bet.selections[i]!.placeTerms ?? null }),
    })),
    type: bet.typeId,
    stake: amountOf(bet.stakePerLineMinor ?? 0n, currency),
    currency,
    ...(bet.isEachWay && { eachWay: true }),
    priceChange: consent,
    freeBet,
  };
}

/**
 * Identifies a bet by its selections and stake, regardless of prices and of which price changes the player accepts.
 */
export function contentOf({ priceChange: _, selections, ...rest }: SportsBetInput): string {
  return JSON.stringify([rest, selections.map(({ event, legs }) => [event, legs])]);
}

/**
 * Turns the current prices that the server sends with a refused bet into updates of the slip; they are in the
 * order of the bet's selections. A bet builder has a single price, so its selections are not updated.
 */
export function refusalUpdates(
  bet: Pick<SlipBet, "selections" | "isBuilder">,
  current: unknown,
): SelectionUpdate[] {
  if (bet.isBuilder || !Array.isArray(current)) return [];
  return bet.selections.flatMap(({ eventId, marketId, outcome }, i): SelectionUpdate[] => {
    const price: unknown = current[i]?.price;
    const place = { eventId, marketId, outcome };
    if (typeof price === "number") return [{ ...place, price: priceOf(price), status: "open" }];
    return price === null ? [{ ...place, status: "suspended" }] : [];
  });
}
