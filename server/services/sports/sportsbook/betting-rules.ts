/** The house's terms as data. Amounts are cents of a dollar-like currency; see `rules/stake-limits`. */

/** Long enough for a goal to reach us before a bet that knows of it is accepted. */
const delays: Readonly<Record<string, number>> = { tennis: 4, "table-tennis": 3, darts: 3, esports: 4 };
const usualDelaySeconds = 5;

export const betDelaySeconds = (sport: string): number => delays[sport] ?? usualDelaySeconds;

export const minimumStake = 10;
/** What one bet may pay at most. */
export const maximumPayout = 25_000_000;
/** What the house may owe on one outcome, before the match and live. */
export const outcomeLiability = { SCHEDULED: 5_000_000, LIVE: 2_000_000 } as const;

/** What the house keeps of the fair value of a bet that is closed early. */
export const cashOutMarginPermille = 40;
export const quoteSeconds = { SCHEDULED: 15, LIVE: 5 } as const;

/** The provider, product and word of every bet in the wallet. */
export const sportsbookProduct = "sportsbook";
