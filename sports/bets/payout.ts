import { assertPrice, type Price } from "../odds/price.ts";
import { type BetType, lineCount, linesOf } from "./bet-types.ts";
import { type Fraction, floor, fraction, minusOrZero, plus, smaller, times } from "./fraction.ts";
import { factorOf, type Settlement, sharesOf, VOID } from "./settlement.ts";

/** How the place part of an each-way bet pays: `over / under` of the winning odds for the first `places`. */
export interface PlaceTerms {
  readonly over: number;
  readonly under: number;
  readonly places: number;
}

export interface SettledSelection {
  readonly price: Price;
  /** Settlement of the win part, or of the whole selection if the bet is not each-way. */
  readonly win: Settlement;
  /** Settlement of the place part, which only each-way bets have. */
  readonly place?: { readonly settlement: Settlement; readonly terms: PlaceTerms };
}

export interface SettledBet {
  readonly type: BetType;
  readonly stakePerLineMinor: bigint;
  readonly selections: readonly SettledSelection[];
  readonly eachWay: boolean;
  /** A free bet pays winnings only, because the player did not pay the stake. */
  readonly freeBet: boolean;
  readonly maximumPayoutMinor: bigint;
}

export interface Payout {
  readonly payoutMinor: bigint;
  /** The payout before the maximum payout is applied. */
  readonly uncappedMinor: bigint;
  /** The stake of a free bet's void lines, which the player gets back as a free bet. */
  readonly freeBetReturnedMinor: bigint;
}

export function totalStakeMinor(type: BetType, stakePerLineMinor: bigint, eachWay: boolean): bigint {
  return stakePerLineMinor * BigInt(lineCount(type)) * (eachWay ? 2n : 1n);
}

/**
 * The payout of a settled bet. Lines are added up exactly and the bet is rounded down to the minor unit once,
 * at the very end, so the result does not depend on the order of lines or selections.
 */
export function payoutOf(bet: SettledBet): Payout {
  if (bet.selections.length !== bet.type.selections)
    throw new RangeError("Selections do not fit the bet type.");
  if (bet.stakePerLineMinor <= 0n) throw new RangeError("A stake is positive.");
  const parts = partsOf(bet);
  const lines = linesOf(bet.type);
  let total = fraction(0, 1);
  let returned = 0n;
  for (const factors of parts) {
    for (const line of lines) {
      const factor = line.reduce((product, i) => times(product, factors[i]!.factor), fraction(1, 1));
      if (!bet.freeBet) total = plus(total, factor);
      else if (line.every((i) => factors[i]!.isVoid)) returned += bet.stakePerLineMinor;
      else total = plus(total, minusOrZero(factor, fraction(1, 1)));
    }
  }
  const uncappedMinor = floor(times(total, fraction(bet.stakePerLineMinor, 1)));
  const payoutMinor = smaller(uncappedMinor, bet.maximumPayoutMinor);
  return { payoutMinor, uncappedMinor, freeBetReturnedMinor: returned };
}

/** The highest possible payout of a bet: every selection wins and, if the bet is each-way, is also placed. */
export function potentialPayout(
  bet: Omit<SettledBet, "selections"> & { prices: readonly Price[]; terms?: readonly PlaceTerms[] },
): Payout {
  const won: Settlement = { kind: "WON" };
  const selections = bet.prices.map((price, at) => ({
    price,
    win: won,
    ...(bet.terms && { place: { settlement: won, terms: bet.terms[at]! } }),
  }));
  return payoutOf({ ...bet, selections });
}

type LegFactor = { factor: Fraction; isVoid: boolean };

/**
 * Returns the parts of a bet. An each-way bet is two bets on the same lines: one to win and one to be placed.
 */
function partsOf(bet: SettledBet): LegFactor[][] {
  const win = bet.selections.map(({ price, win }) => legFactor(price, win));
  if (!bet.eachWay) return [win];
  const place = bet.selections.map(({ price, win, place }) => {
    if (!place) throw new RangeError("An each-way selection needs place terms.");
    if (win.kind === "VOID") return legFactor(price, VOID);
    return {
      factor: placeFactor(price, place.terms, place.settlement),
      isVoid: place.settlement.kind === "VOID",
    };
  });
  return [win, place];
}

function legFactor(price: Price, settlement: Settlement): LegFactor {
  assertPrice(price);
  return { factor: factorOf(price, settlement), isVoid: settlement.kind === "VOID" };
}

/**
 * Returns the factor of the place part, whose price is 1 + (price − 1) × fraction. That price is not rounded,
 * because a fifth of the odds may not be a valid price.
 */
export function placeFactor(price: Price, terms: PlaceTerms, settlement: Settlement): Fraction {
  const profit = times(fraction(price - 1000, 1000), fraction(terms.over, terms.under));
  return plus(factorOf(1000, settlement), times(sharesOf(settlement).won, profit));
}
