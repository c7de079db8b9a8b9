import { z } from "zod";
import { sportsEvent, sportsEventSummary, sportsIdInput, sportsMarketName } from "./sports-event.ts";
import { feedState } from "./sports-feed.ts";

/** Amounts in all currencies are converted very roughly to US dollars, so that they can be added up. */
const position = { openBets: z.number().int(), liability: z.number(), isHeld: z.boolean() };

/** An event as the trading desk lists it. `liability` is the liability on the event's worst outcome. */
export const tradingEventSummary = sportsEventSummary.extend(position);
export type TradingEventSummary = z.infer<typeof tradingEventSummary>;

/** A market with the provider's prices and the traders' decisions side by side. */
export const tradingMarket = sportsMarketName.extend({
  /**
   * Whether the provider currently offers the market. Markets with bets stay listed for as long as the event
   * is known.
   */
  isOffered: z.boolean(),
  isSuspended: z.boolean(),
  isSuspendedByTrader: z.boolean(),
  isVoid: z.boolean(),
  /** The current maximum liability of the house on each outcome. */
  liabilityLimit: z.number(),
  outcomes: z.array(
    z.object({
      id: z.string(),
      /** The name of the player whom the outcome is about; null if the client derives the outcome's name from its id. */
      name: z.string().nullable(),
      feedPrice: z.number().nullable(),
      /** A trader's price, which players see instead of the provider's; null if there is none. */
      override: z.number().nullable(),
      isVoid: z.boolean(),
      /** The amount that the house would pay, beyond the stakes, if the outcome wins. */
      liability: z.number(),
    }),
  ),
});
export type TradingMarket = z.infer<typeof tradingMarket>;

export const tradingEvent = z.object({
  event: sportsEvent,
  ...position,
  /**
   * Whether a trader set the result or cancelled the event; later results from the provider are then ignored.
   */
  isResultManual: z.boolean(),
  /** A number that changes whenever the score or the state of the match changes. */
  scoreVersion: z.number().int(),
  markets: z.array(tradingMarket),
  /** For each outcome, the amount that the house would pay beyond the stakes if it wins; the highest amount first. */
  exposures: z.array(z.object({ market: z.string(), outcome: z.string(), liability: z.number() })),
  /**
   * A result as a trader enters it: the score of each period, statistics and, in some sports, the order of the goals or
   * what each player scored.
   */
  result: z.object({
    state: feedState.nullable(),
    /** The number of periods in regulation time, or the maximum number of sets, legs or maps. */
    segments: z.number().int(),
    counts: z.array(z.string()),
    hasGoals: z.boolean(),
    /** The statistic that is kept for each player, such as points; null if the sport has goals or keeps none. */
    tally: z.enum(["points", "touchdowns", "homeRuns"]).nullable(),
    players: z.array(z.object({ id: z.string(), name: z.string(), side: z.enum(["home", "away"]) })),
  }),
  bets: z.array(
    z.object({
      id: z.string(),
      playerId: z.string(),
      placedAt: z.string(),
      status: z.string(),
      type: z.string(),
      currency: z.string(),
      stake: z.number(),
      market: z.string(),
      outcome: z.string(),
      price: z.number(),
    }),
  ),
});
export type TradingEvent = z.infer<typeof tradingEvent>;

const marketIdInput = z.string().min(1).max(80);
const outcomeIdInput = z.string().min(1).max(80);
export const tradedMarketInput = { market: marketIdInput };
export const tradedOutcomeInput = { market: marketIdInput, outcome: outcomeIdInput };

/** A trader's price as decimal odds. */
export const tradedPriceInput = z.number().min(1.001).max(1_000);

/**
 * The data of a `SPORTS_PRICE` proposal: a price that is much better for players than the provider's. It includes the
 * provider's price and the version of the score that the trader saw; if either has changed, the proposal is refused.
 */
export const proposedPrice = z.strictObject({
  event: sportsIdInput,
  ...tradedOutcomeInput,
  price: tradedPriceInput,
  feedPrice: z.number().nullable(),
  scoreVersion: z.number().int(),
});
export type ProposedPrice = z.infer<typeof proposedPrice>;

/** A trader's decision that settles bets or changes their settlement. */
export const settlementDecision = z.discriminatedUnion("kind", [
  /**
   * Voids an outcome, or the whole market if `outcome` is null, and refunds the stakes. With `isVoid: false`,
   * an earlier void is undone.
   */
  z.strictObject({
    kind: z.literal("VOID"),
    market: marketIdInput,
    outcome: outcomeIdInput.nullable(),
    isVoid: z.boolean(),
  }),
  /** The final result, which replaces any earlier one. */
  z.strictObject({ kind: z.literal("RESULT"), state: feedState }),
  /** `CANCELLED` voids every selection of the match, `ABANDONED` only those that have not been decided yet. */
  z.strictObject({ kind: z.literal("CALL_OFF"), status: z.enum(["CANCELLED", "ABANDONED"]) }),
]);
export type SettlementDecision = z.infer<typeof settlementDecision>;

export const proposedSettlement = z.strictObject({ event: sportsIdInput, decision: settlementDecision });
export type ProposedSettlement = z.infer<typeof proposedSettlement>;

export const playerSportsLimit = z.object({
  /**
   * The highest stake of one bet, in US dollars, which is converted very roughly to other currencies; null
   * for the default limit.
   */
  maximumStake: z.number().min(0).max(1_000_000).nullable(),
  /** The share of the house's maximum liability on one outcome that this player's bets may use. */
  liabilityPercent: z.number().int().min(0).max(100),
});
