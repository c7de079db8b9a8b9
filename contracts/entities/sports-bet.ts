import { z } from "zod";
import { amountInput, currencyInput } from "./money.ts";
import {
  placeTerms,
  SPORTS_EVENT_STATUSES,
  scoreboard,
  sportsIdInput,
  sportsMarketName,
} from "./sports-event.ts";

const legInput = z.strictObject({
  market: z.string().min(1).max(80),
  outcome: z.string().min(1).max(80),
});

/** One leg is an ordinary selection; two to six legs of one event are a bet builder with one price. */
export const sportsSelectionInput = z.strictObject({
  event: sportsIdInput,
  legs: z.array(legInput).min(1).max(6),
});
export type SportsSelectionInput = z.infer<typeof sportsSelectionInput>;

/** The ways of writing odds: 2.50, 6/4 and +150. */
export const ODDS_FORMATS = ["decimal", "fractional", "american"] as const;

/** The maximum number of selections on a bet slip, and therefore in a multiple. */
export const MAX_SLIP_SELECTIONS = 20;

/**
 * The type of a bet: `SINGLE`, `MULTIPLE`, a named system such as `TRIXIE`, or `2/4` for all doubles from
 * four selections.
 */
export const sportsBetTypeInput = z.string().regex(/^([A-Z][A-Z_0-9]{1,20}|\d{1,2}\/\d{1,2})$/);

export const sportsBetInput = z.strictObject({
  selections: z
    .array(
      sportsSelectionInput.extend({
        price: z.number().min(1.001).max(1_000),
        /** The place terms that the player saw; only in each-way bets. */
        placeTerms: placeTerms.nullable().optional(),
      }),
    )
    .min(1)
    .max(MAX_SLIP_SELECTIONS),
  type: sportsBetTypeInput,
  /** The stake per line. An each-way bet stakes it twice: once to win and once to place. */
  stake: amountInput,
  eachWay: z.boolean().optional(),
  currency: currencyInput,
  /** Which price changes the player accepts without confirming again. */
  priceChange: z.enum(["any", "better", "none"]),
  freeBet: z.string().min(1).max(128).nullable().optional(),
});
export type SportsBetInput = z.input<typeof sportsBetInput>;

/** A bet is `REFUSED` if it was not accepted, for example after the live delay; a stake already taken is refunded. */
export const SPORTS_BET_STATUSES = [
  "PENDING",
  "OPEN",
  "WON",
  "LOST",
  "VOID",
  "CASHED_OUT",
  "REFUSED",
] as const;
export type SportsBetStatus = (typeof SPORTS_BET_STATUSES)[number];

export const SPORTS_SELECTION_RESULTS = [
  "OPEN",
  "WON",
  "LOST",
  "VOID",
  "HALF_WON",
  "HALF_LOST",
  "DEAD_HEAT",
  "PLACED",
] as const;

const betLeg = z.object({
  market: sportsMarketName,
  outcome: z.string(),
  /** The name of a player; null if the client derives the outcome's name from its id. */
  name: z.string().nullable(),
  result: z.enum(SPORTS_SELECTION_RESULTS),
});

export const sportsBetSelection = z.object({
  event: z.object({
    id: z.string(),
    sport: z.string(),
    competition: z.object({ id: z.string(), name: z.string() }),
    home: z.string(),
    away: z.string(),
    startsAt: z.string(),
    status: z.enum(SPORTS_EVENT_STATUSES),
    scoreboard: scoreboard.nullable(),
  }),
  legs: z.array(betLeg),
  price: z.number(),
  /** The place terms of an each-way bet; null for other bets. */
  placeTerms: placeTerms.nullable(),
  result: z.enum(SPORTS_SELECTION_RESULTS),
});

/**
 * Why a bet was not accepted. `selections` has the current price of each selection, null for one that is
 * closed. `details` are those of the error code, such as what is left of a limit.
 */
export const sportsBetRefusal = z.object({
  code: z.string(),
  selections: z.array(z.object({ price: z.number().nullable() })),
  details: z.record(z.string(), z.unknown()).optional(),
});

export const sportsBet = z.object({
  id: z.string(),
  status: z.enum(SPORTS_BET_STATUSES),
  type: z.string(),
  placedAt: z.string(),
  /** When a live bet will be accepted or refused; null for other bets. */
  confirmsAt: z.string().nullable(),
  settledAt: z.string().nullable(),
  currency: z.string(),
  /** The total stake, across all lines. */
  stake: z.number(),
  stakePerLine: z.number(),
  /** The number of lines. In an each-way bet each line is counted twice. */
  lines: z.number().int(),
  isEachWay: z.boolean(),
  freeBet: z.boolean(),
  /** The price of a single or a multiple; null for systems. */
  price: z.number().nullable(),
  /** The maximum that the open part of the bet can still pay. */
  potentialPayout: z.number(),
  openStake: z.number(),
  /** The amount paid by settlement. */
  payout: z.number(),
  /** The amount paid by cash-outs. */
  cashedOut: z.number(),
  /** The cash-out value at which the bet is cashed out automatically; null if the player set none. */
  autoCashOut: z.number().nullable(),
  /** Whether the result was corrected after the bet had been settled. */
  isCorrected: z.boolean(),
  refusal: sportsBetRefusal.nullable(),
  selections: z.array(sportsBetSelection),
});
export type SportsBet = z.infer<typeof sportsBet>;

/** An offer to close the open part of a bet, valid until `expiresAt`. */
export const cashOutQuote = z.object({
  token: z.string(),
  /** The amount offered for the whole open part of the bet. */
  value: z.number(),
  currency: z.string(),
  openStake: z.number(),
  expiresAt: z.string(),
});
export type CashOutQuote = z.infer<typeof cashOutQuote>;

/** Why no cash-out is offered now. */
export const CASH_OUT_CAUSES = ["NOT_OPEN", "SUSPENDED", "NOT_OFFERED", "FREE_BET"] as const;
export type CashOutCause = (typeof CASH_OUT_CAUSES)[number];
