import { beginnings } from "../model/tie-orders.ts";
import { type EachWayTerms, eachWayTerms } from "./each-way.ts";
import type { StartingPrice } from "./markets.ts";
import type { PriceMilli } from "./price.ts";

export type FixedKind = "win" | "place" | "show" | "each-way" | "forecast" | "quinella" | "tricast";

export interface FixedBet {
  kind: FixedKind;
  /** One runner; two for a forecast or quinella, three for a tricast, in order. */
  runners: readonly number[];
  /** Of each part: an each-way bet costs it twice. */
  stakeMinor: bigint;
  /** The price taken, or `null` for the starting price, which only win and each-way bets can have. */
  priceMilli: PriceMilli | null;
  /** Pays the starting price if it is better. For win and each-way bets. */
  isBestOddsGuaranteed: boolean;
  /** `ruleFourPercent` of the horses that were withdrawn after the bet was taken. */
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
  /** Winnings with the stake that won. */
  returnMinor: bigint;
  /** Stakes that come back because they could not be decided. */
  refundMinor: bigint;
}

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** What a fixed-odds bet returns. Everything is whole numbers, rounded down once at the end. */
export function settleFixed(bet: FixedBet, result: FixedResult): FixedSettlement {
  const refunded: FixedSettlement = {
    outcome: "refunded",
    returnMinor: 0n,
    refundMinor: bet.kind === "each-way" ? bet.stakeMinor * 2n : bet.stakeMinor,
  };
  if (!result.order || bet.runners.some((runner) => result.withdrawn.includes(runner))) return refunded;
  const places = bet.kind === "place" ? 2 : bet.kind === "show" ? 3 : 0;
  // With so few left, everybody is placed, and there is nothing to bet on.
  if (places >= result.starters) return refunded;

  const odds = oddsOf(bet, result);
  const winPart = payout(bet.stakeMinor, deadHeatShare(bet, result.order), plusStake(odds));
  const terms = eachWayTerms(result.starters, result.isHandicap);
  const isEachWay = bet.kind === "each-way";
  const returnMinor = winPart + (isEachWay && terms ? placePart(bet, result.order, terms, odds) : 0n);
  // With too few starters for places, the place part is returned.
  const refundMinor = isEachWay && !terms ? bet.stakeMinor : 0n;
  return { outcome: returnMinor > 0n ? "won" : "lost", returnMinor, refundMinor };
}

/** The place part by the terms for the horses that started. */
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

/** The odds without the stake: the price taken less the deduction, or the starting price if that is due. */
function oddsOf(bet: FixedBet, { startingPrices }: FixedResult): Fraction {
  const prices = startingPrices.get(bet.runners[0]!);
  const starting = bet.kind === "win" ? prices?.win : bet.kind === "each-way" ? prices?.eachWay : undefined;
  const taken =
    bet.priceMilli === null ? null : BigInt(bet.priceMilli - 1000) * BigInt(100 - bet.deductionPercent);
  // The starting price is made after withdrawals, so nothing is deducted from it.
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
 * Dead heats: the part of the stake that wins. Of all orders that the dead heats allow, it is the share in
 * which the bet wins: half for a dead heat of two for first, two thirds for three that tie for two places.
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
