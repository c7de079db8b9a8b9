import type { Price } from "../odds/price.ts";
import { type Fraction, fraction } from "./fraction.ts";

/**
 * The settlement of a selection. `DEAD_HEAT` means that `tied` participants share `places` places: the
 * fraction `places / tied` of the stake wins at the full price and the rest is lost.
 */
export type Settlement =
  | { readonly kind: "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST" }
  | { readonly kind: "DEAD_HEAT"; readonly places: number; readonly tied: number }
  /**
   * An each-way selection that was placed but did not win; the place half pays `over / under` of the odds.
   */
  | { readonly kind: "PLACED"; readonly over: number; readonly under: number };

export const WON: Settlement = { kind: "WON" };
export const LOST: Settlement = { kind: "LOST" };
export const VOID: Settlement = { kind: "VOID" };
export const HALF_WON: Settlement = { kind: "HALF_WON" };
export const HALF_LOST: Settlement = { kind: "HALF_LOST" };

/**
 * Returns the settlement of a dead heat, which is a normal win if there are enough places for all tied
 * participants.
 */
export function deadHeat(places: number, tied: number): Settlement {
  if (places <= 0) return LOST;
  return places >= tied ? WON : { kind: "DEAD_HEAT", places, tied };
}

/** The share of the stake that won and the share that is refunded. */
export function sharesOf(settlement: Settlement): { won: Fraction; returned: Fraction } {
  switch (settlement.kind) {
    case "WON":
      return { won: ONE, returned: NONE };
    case "LOST":
      return { won: NONE, returned: NONE };
    case "VOID":
      return { won: NONE, returned: ONE };
    case "HALF_WON":
      return { won: HALF, returned: HALF };
    case "HALF_LOST":
      return { won: NONE, returned: HALF };
    case "DEAD_HEAT":
      return { won: fraction(settlement.places, settlement.tied), returned: NONE };
    case "PLACED": {
      // With f = over/under, the price is what the whole stake returns on a win:
      // (1 + f)/2 × win odds + (1 − f)/2. These shares turn that price into the payout of a placed runner,
      // which only the place half earns.
      const { over, under } = settlement;
      return { won: fraction(over, under + over), returned: fraction(under - over, 2 * (under + over)) };
    }
  }
}

/** The factor by which this settlement multiplies a stake at this price. */
export function factorOf(price: Price, settlement: Settlement): Fraction {
  const { won, returned } = sharesOf(settlement);
  // The factor is `won` × price ÷ 1000 + `returned`, over a common denominator.
  return {
    over: won.over * BigInt(price) * returned.under + returned.over * won.under * 1000n,
    under: won.under * returned.under * 1000n,
  };
}

const ONE = fraction(1, 1);
const NONE = fraction(0, 1);
const HALF = fraction(1, 2);
