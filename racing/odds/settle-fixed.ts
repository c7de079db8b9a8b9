import { beginnings } from "../model/tie-orders.ts";
import { type EachWayTerms, eachWayTerms } from "./each-way.ts";
import type { StartingPrice } from "./markets.ts";
import type { PriceMilli } from "./price.ts";

export type FixedKind = "win" | "place" | "show" | "each-way" | "forecast" | "quinella" | "tricast";

export interface FixedBet {
  kind: FixedKind;
  /** One runner for most bets; two for a forecast or quinella, three for a tricast, in order. */
  runners: readonly number[];
  /** The stake per part; an each-way bet costs twice this. */
  stakeMinor: bigint;
  /** The price taken, or `null` for the starting price, which is only possible for win and each-way bets. */
  priceMilli: PriceMilli | null;
  /** Best odds guaranteed: pays the starting price if it is better. Only for win and each-way bets. */
  isBestOddsGuaranteed: boolean;
  /** The Rule 4 deduction (`ruleFourPercent`) for the horses withdrawn after the bet was taken. */
  deductionPercent: number;
}

export interface FixedResult {
  /** The official order with dead heats as groups, or `null` for a void race. */
  order: readonly (readonly number[])[] | null;
  withdrawn: readonly number[];
  starters: number;
  isHandicap: boolean;
  startingPrices: ReadonlyMap<number, StartingPrice>;
}

export interface FixedSettlement {
  outcome: "won" | "lost" | "refunded";
  /** The payout of the winning part of the bet, stake included. */
  returnMinor: bigint;
  /** The part of the stake that is refunded: for a void race, a withdrawn runner or too few starters. */
  refundMinor: bigint;
}

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Settles a fixed-odds bet in whole numbers. The win part and the place part are each rounded down once. */
export function settleFixed(bet: FixedBet, result: FixedResult): FixedSettlement {
  const refunded: FixedSettlement = {
    outcome: "refunded",
    returnMinor: 0n,
    refundMinor: bet.kind === "each-way" ? bet.stakeMinor * 2n : bet.stakeMinor,
  };
  if (!result.order || bet.runners.some((runner) => result.withdrawn.includes(runner))) return refunded;
  const places = bet.kind === "place" ? 2 : bet.kind === "show" ? 3 : 0;
  // If there are no more starters than paid places, every runner would be placed, so the bet is refunded.
  if (places >= result.starters) return refunded;

  const odds = oddsOf(bet, result);
  const winPart = payout(bet.stakeMinor, deadHeatShare(bet, result.order), plusStake(odds));
  const terms = eachWayTerms(result.starters, result.isHandicap);
  const isEachWay = bet.kind === "each-way";
  const returnMinor = winPart + (isEachWay && terms ? placePart(bet, result.order, terms, odds) : 0n);
  // With too few starters for place betting, the place part is refunded.
  const refundMinor = isEachWay && !terms ? bet.stakeMinor : 0n;
  return { outcome: returnMinor > 0n ? "won" : "lost", returnMinor, refundMinor };
}

/** Settles the place part on the terms for the number of horses that started. */
function placePart(
  { runners, stakeMinor }: FixedBet,
  order: readonly (readonly number[])[],
  terms: EachWayTerms,
  odds: Fraction,
): bigint {
  const share = shareOf(order, terms.places, (placed) => placed.includes(runners[0]!));
  return payout(
    stakeMinor,
    share,
    plusStake({
      numerator: odds.numerator * BigInt(terms.numerator),
      denominator: odds.denominator * BigInt(terms.denominator),
    }),
  );
}

/** The odds without the stake: the price taken less the deduction, or the starting price if it applies. */
function oddsOf(bet: FixedBet, { startingPrices }: FixedResult): Fraction {
  const prices = startingPrices.get(bet.runners[0]!);
  const starting = bet.kind === "win" ? prices?.win : bet.kind === "each-way" ? prices?.eachWay : undefined;
  const taken =
    bet.priceMilli === null ? null : BigInt(bet.priceMilli - 1000) * BigInt(100 - bet.deductionPercent);
  // The starting price is set after withdrawals, so it has no deduction.
  const atStart = starting === undefined ? null : BigInt(starting - 1000) * 100n;
  const isStarting = taken === null || (bet.isBestOddsGuaranteed && atStart !== null && atStart > taken);
  if (isStarting && atStart === null) throw new RangeError("A bet at starting price needs a starting price.");
  return { numerator: isStarting ? atStart! : taken!, denominator: 100_000n };
}

const plusStake = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator + denominator,
  denominator,
});

const payout = (stakeMinor: bigint, share: Fraction, price: Fraction): bigint =>
  (stakeMinor * share.numerator * price.numerator) / (share.denominator * price.denominator);

/**
 * The fraction of the stake that wins after dead heats: the share of all possible finishing orders in which the bet
 * wins. It is half for two horses tied for first, and two thirds for three horses tied for two places.
 */
function deadHeatShare({ kind, runners }: FixedBet, order: readonly (readonly number[])[]): Fraction {
  const inOrder = (first: readonly number[]) => runners.every((runner, at) => first[at] === runner);
  const included = (first: readonly number[]) => runners.every((runner) => first.includes(runner));
  if (kind === "place") return shareOf(order, 2, included);
  if (kind === "show") return shareOf(order, 3, included);
  if (kind === "quinella") return shareOf(order, 2, included);
  return shareOf(order, runners.length, inOrder);
}

function shareOf(
  order: readonly (readonly number[])[],
  length: number,
  wins: (first: readonly number[]) => boolean,
): Fraction {
  const all = beginnings(order, length);
  return { numerator: BigInt(all.filter(wins).length), denominator: BigInt(all.length) };
}
