import { minorUnitsOf } from "@parlour/rules/money";
import {
  findBetType,
  lineCount,
  type PlaceTerms,
  type Price,
  potentialPayout,
  totalStakeMinor,
} from "@parlour/sports";
import { readAmount, type TypedUnit } from "../../parts/money.ts";
import { modeOf, systemOf } from "./slip-modes.ts";
import { type Slip, type SlipSelection, selectionKey } from "./slip-state.ts";

/** One bet that the slip would place. */
export interface SlipBet {
  /** The key of the bet's stake field. */
  readonly key: string;
  readonly typeId: string;
  readonly isBuilder: boolean;
  readonly isEachWay: boolean;
  readonly selections: readonly SlipSelection[];
  readonly lines: number;
  /** The stake is null if the input is not a valid amount. */
  readonly stakePerLineMinor: bigint | null;
  readonly stakeMinor: bigint;
  /** The return is zero while the price of a bet builder is not known. */
  readonly returnMinor: bigint;
}

export interface Figures {
  readonly bets: readonly SlipBet[];
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
}

/** Payouts are not capped here, because the server decides the maximum payout. */
const NO_MAXIMUM = 10n ** 18n;

/** The bets of a slip, with their stakes and the payout if all selections win. */
export function figuresOf(slip: Slip, currency: string, unit: TypedUnit, builderPrice?: Price): Figures {
  const mode = modeOf(slip);
  const bet = (key: string, typeId: string, selections: readonly SlipSelection[]) =>
    betOf(key, typeId, selections, slip.stakes[key] ?? "", {
      currency,
      unit,
      builderPrice,
      eachWay: slip.eachWay ?? false,
    });
  const { selections } = slip;
  const bets =
    mode === "singles"
      ? selections.map((selection) => bet(selectionKey(selection), "SINGLE", [selection]))
      : mode === "builder"
        ? [bet("builder", "SINGLE", selections)]
        : [bet(mode, mode === "system" ? systemOf(slip) : "MULTIPLE", selections)];
  const staked = bets.filter(({ stakePerLineMinor }) => stakePerLineMinor !== null);
  return {
    bets,
    stakeMinor: staked.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    returnMinor: staked.reduce((sum, { returnMinor }) => sum + returnMinor, 0n),
  };
}

type Terms = { currency: string; unit: TypedUnit; builderPrice: Price | undefined; eachWay: boolean };

/** The place terms of an each-way bet; null if one of its selections has none. */
export function placeTermsOf(selections: readonly SlipSelection[]): PlaceTerms[] | null {
  const terms = selections.flatMap(({ placeTerms }) => placeTerms ?? []);
  return terms.length === selections.length ? terms : null;
}

function betOf(
  key: string,
  typeId: string,
  selections: readonly SlipSelection[],
  typed: string,
  { currency, unit, builderPrice, eachWay }: Terms,
): SlipBet {
  const isBuilder = key === "builder";
  const type = findBetType(typeId, isBuilder ? 1 : selections.length);
  const amount = readAmount(typed, currency, unit);
  const stakePerLineMinor = amount === null ? null : minorUnitsOf(amount, currency);
  const placeTerms = eachWay && !isBuilder ? placeTermsOf(selections) : null;
  const isEachWay = placeTerms !== null;
  const lines = type ? lineCount(type) * (isEachWay ? 2 : 1) : 0;
  const base = { key, typeId, isBuilder, isEachWay, selections, lines, stakePerLineMinor };
  if (!type || stakePerLineMinor === null) return { ...base, stakeMinor: 0n, returnMinor: 0n };
  const prices = isBuilder
    ? builderPrice === undefined
      ? []
      : [builderPrice]
    : selections.map(({ price }) => price);
  const terms = {
    type,
    stakePerLineMinor,
    ...(placeTerms && { terms: placeTerms }),
    eachWay: isEachWay,
    freeBet: false,
    maximumPayoutMinor: NO_MAXIMUM,
  };
  return {
    ...base,
    stakeMinor: totalStakeMinor(type, stakePerLineMinor, isEachWay),
    returnMinor: prices.length === 0 ? 0n : potentialPayout({ ...terms, prices }).payoutMinor,
  };
}

export function combinedPrice(selections: readonly SlipSelection[]): Price {
  return Math.floor(selections.reduce((product, { price }) => (product * price) / 1000, 1000));
}

/**
 * Returns the bet as paid for by a free bet: the stake is the free bet's amount, and only the winnings are paid
 * out.
 */
export function withFreeBet(figures: Figures, stakeMinor: bigint, prices: readonly Price[]): Figures {
  const bets = figures.bets.map((bet): SlipBet => {
    const type = findBetType(bet.typeId, bet.isBuilder ? 1 : bet.selections.length);
    if (!type || prices.length === 0)
      return { ...bet, stakePerLineMinor: stakeMinor, stakeMinor, returnMinor: 0n };
    const terms = { type, stakePerLineMinor: stakeMinor, eachWay: false, freeBet: true };
    const { payoutMinor } = potentialPayout({ ...terms, prices, maximumPayoutMinor: NO_MAXIMUM });
    return { ...bet, stakePerLineMinor: stakeMinor, stakeMinor, returnMinor: payoutMinor };
  });
  return { bets, stakeMinor: 0n, returnMinor: bets.reduce((sum, { returnMinor }) => sum + returnMinor, 0n) };
}
