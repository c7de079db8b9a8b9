import type { GameFigures } from "../figures.ts";
import { type AaHand, aaPays, antePays } from "./casino-holdem-pays.ts";
import { proveCasinoHoldem } from "./prove-casino-holdem.ts";

/** The proven figures of every casino hold'em table with the usual rules. */
export function casinoHoldemFigures(): Omit<GameFigures, "slug"> {
  const { ante, aa, hitRate, reached } = proveCasinoHoldem();
  const rows = [...Object.keys(antePays), ...Object.keys(aaPays)] as AaHand[];
  return {
    main: "ante, best play",
    figures: [
      { bet: "ante, best play", returned: ante },
      { bet: "AA bonus", returned: aa },
    ],
    hitRate,
    // The AA bonus has the highest payout relative to its stake.
    maximum: Math.max(...Object.values(aaPays)) + 1,
    payUnit: 1,
    unreachable: rows.filter((row) => !reached.has(row)),
  };
}
