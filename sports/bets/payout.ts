import { assertPrice, type Price } from "../odds/price.ts";
import { type BetType, lineCount, linesOf } from "./bet-types.ts";
import { type Fraction, floor, fraction, minusOrZero, plus, smaller, times } from "./fraction.ts";
import { factorOf, type Settlement, sharesOf, VOID } from "./settlement.ts";

/** How the place part of an each-way bet pays: `fraction` of the winning odds for the first `places`. */
export interface PlaceTerms {
  readonly over: number;
  readonly under: number;
  readonly places: number;
}

export interface SettledSelection {
  readonly price: Price;
  /** Of the win part; of the whole selection in a bet that is not each-way. */
  readonly win: Settlement;
  /** Of the place part; only each-way bets have one. */
  readonly place?: { readonly settlement: Settlement; readonly terms: PlaceTerms };
}

export interface SettledBet {
  readonly type: BetType;
  readonly stakePerLineMinor: bigint;
  readonly selections: readonly SettledSelection[];
  readonly eachWay: boolean;
  /** A free bet pays winnings only; the stake was never the player's. */
  readonly freeBet: boolean;
  readonly maximumPayoutMinor: bigint;
}

export interface Payout {
  readonly payoutMinor: bigint;
  /** Before the maximum payout. */
  readonly uncappedMinor: bigint;
  /** A free bet whose lines were all void goes back to the player as a free bet of this amount. */
  readonly freeBetReturnedMinor: bigint;
}

export function totalStakeMinor(type: BetType, stakePerLineMinor: bigint, eachWay: boolean): bigint {
  return stakePerLineMinor * BigInt(lineCount(type)) * (eachWay ? 2n : 1n);
}

/**
 * What a settled bet pays. Lines are added up exactly and the bet is rounded down to the minor unit once,
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

/** The most that a bet can pay: every selection wins, and places where it is each-way. */
export function potentialPayout(
  bet: Omit<SettledBet, "selections"> & { prices: readonly Price[]; terms?: PlaceTerms },
): Payout {
  const won: Settlement = { kind: "WON" };
  const selections = bet.prices.map((price) => ({
    price,
    win: won,
    ...(bet.terms && { place: { settlement: won, terms: bet.terms } }),
  }));
  return payoutOf({ ...bet, selections });
}

type LegFactor = { factor: Fraction; isVoid: boolean };

/** An each-way bet is two bets of the same lines: all to win and all to be placed. */
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

/** The place price is 1 + (price − 1) × fraction; kept exact, because a fifth of the odds may not be a price. */
function placeFactor(price: Price, terms: PlaceTerms, settlement: Settlement): Fraction {
  const profit = times(fraction(price - 1000, 1000), fraction(terms.over, terms.under));
  return plus(factorOf(1000, settlement), times(sharesOf(settlement).won, profit));
}
